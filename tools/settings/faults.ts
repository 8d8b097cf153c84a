import { isDay } from '../../lib/time/days'
import { isLocale, isPseudo, SOURCE_LOCALE } from '../../lib/config/locales'
import { LOCAL_IDENTIFIERS } from '../inbox/identifiers.mjs'
import type { Fault } from '../shared/fault'

/** Without these no enquiry is sent. The templates of the service form and the newsletter are the company's choice. */
const required = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_CONTACT',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_VENDOR',
]

/** Environment variables, as `process.env` holds them. */
export type Environment = Record<string, string | undefined>

const ADDRESS = 'NEXT_PUBLIC_SITE_URL'
const GIVE =
  'Set it in the build settings of the host, in the environment of the build, or in .env.production.local'
const GIVE_ADDRESS = `${GIVE}, as ${ADDRESS}=https:// and the site's own domain`

const addressFault = (what: string | undefined): Fault[] =>
  what ? [{ where: ADDRESS, what, needs: GIVE_ADDRESS }] : []

/** Host names that are never public: localhost, and the names reserved by RFC 2606. */
const UNREACHABLE =
  /(^|\.)(localhost|example|test|invalid|example\.(com|net|org))$|^127\.|^\[::1?\]$|^0\.0\.0\.0$/

/** Why an address cannot be the origin of any site. */
function malformed(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    return `'${address}' is no web address: it begins with https://, and has a host`
  const { pathname, search, hash } = new URL(address)
  if (pathname.replace(/\/+$/, '') || search || hash)
    return `'${address}' has more than a scheme and a host; a sub-folder goes into NEXT_PUBLIC_BASE_PATH`
  return undefined
}

/** Why an address that is one cannot be that of the published site. */
function unfit(address: string): string | undefined {
  const { protocol, hostname } = new URL(address)
  if (UNREACHABLE.test(hostname)) return `'${address}' is no address visitors can reach`
  return protocol === 'https:' ? undefined : `'${address}' does not begin with https://`
}

/** Invalid settings, which stop every build. */
export function invalidSettings(env: Environment): Fault[] {
  const { SITE_ENV, LOCALES, BUILD_DAY, CMS_WORKFLOW, CMS_REPOSITORY, NEXT_PUBLIC_BASE_PATH } = env
  const rules: [setting: string, isRight: boolean, needs: string][] = [
    ['SITE_ENV', ['production', 'preview', '', undefined].includes(SITE_ENV), 'production or preview'],
    ['LOCALES', (LOCALES || SOURCE_LOCALE).split(',').every(isLocale), 'languages as en,hi'],
    ['BUILD_DAY', !BUILD_DAY || isDay(BUILD_DAY), 'a day such as 2026-12-01'],
    ['CMS_WORKFLOW', ['editorial', '', undefined].includes(CMS_WORKFLOW), 'editorial'],
    ['CMS_REPOSITORY', /^([\w.-]+\/[\w.-]+)?$/.test(CMS_REPOSITORY ?? ''), 'owner/name'],
    [
      'NEXT_PUBLIC_BASE_PATH',
      /^(\/[\w.~-]+)*\/?$/.test(NEXT_PUBLIC_BASE_PATH ?? ''),
      'a path such as /preview-12',
    ],
  ]
  return [
    ...addressFault(malformed(env[ADDRESS] || 'https://none')),
    ...rules
      .filter(([, isRight]) => !isRight)
      .map(([where, , say]) => ({ where, what: `is '${env[where]}'`, needs: `Say ${say}, or leave it out` })),
  ]
}

/** Missing site URL and identifiers: the build succeeds, but is noindex and may not send enquiries. */
export const missingSettings = (env: Environment): Fault[] => [
  ...addressFault(env[ADDRESS] ? undefined : 'is missing'),
  ...required.filter((name) => !env[name]).map((where) => ({ where, what: 'is missing', needs: GIVE })),
]

/** What stops a production build: missing settings, or settings of a trial build. */
export function productionFaults(env: Environment): Fault[] {
  const invalid = invalidSettings(env)
  const address = invalid.length === 0 && env[ADDRESS]
  const trial: [where: string, isTrial: boolean, what: string, needs: string][] = [
    ['SITE_ENV', env.SITE_ENV === 'preview', 'asks for a preview', 'Leave it out, or say production'],
    ['LOCALES', !!env.LOCALES?.split(',').some(isPseudo), 'holds a language for tests', 'Take it out'],
    ...Object.entries(LOCAL_IDENTIFIERS).map(([name, value]): (typeof trial)[number] => [
      name,
      env[name] === value,
      'is that of the local inbox',
      'Give the one of the e-mail provider',
    ]),
  ]
  return [
    ...invalid,
    ...missingSettings(env),
    ...addressFault(address ? unfit(address) : undefined),
    ...trial.filter(([, isTrial]) => isTrial).map(([where, , what, needs]) => ({ where, what, needs })),
  ]
}
