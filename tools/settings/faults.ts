import { isDay } from '../../lib/booking/days'
import { isLocale, SOURCE_LOCALE } from '../../lib/config/locales'
import { LOCAL_IDENTIFIERS } from '../inbox/identifiers.mjs'
import type { Fault } from '../shared/fault'
import { type Environment, missingIdentifiers } from './identifiers'

const ADDRESS = 'NEXT_PUBLIC_SITE_URL'
const GIVE =
  'Set it in the build settings of the host, in the environment of the build, or in .env.production.local'
const GIVE_ADDRESS = `${GIVE}, as ${ADDRESS}=https:// and the site's own domain`

/** Host names that are never public: localhost, and the names reserved by RFC 2606. */
const UNREACHABLE =
  /(^|\.)(localhost|example|test|invalid|example\.(com|net|org))$|^127\.|^\[::1?\]$|^0\.0\.0\.0$/

/** @returns why an address cannot be the origin of any site, or undefined. */
function malformed(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address))
    return `'${address}' does not begin with https:// (say https://${address})`
  if (!URL.canParse(address)) return `'${address}' is no web address`
  const { pathname, search, hash } = new URL(address)
  if (pathname.replace(/\/+$/, '') || search || hash)
    return `'${address}' has more than a scheme and a host; a sub-folder goes into NEXT_PUBLIC_BASE_PATH`
  return undefined
}

function unfit(address: string | undefined): string | undefined {
  if (!address) return 'is missing'
  const { protocol, hostname } = new URL(address)
  if (UNREACHABLE.test(hostname)) return `'${address}' is no address visitors can reach`
  return protocol === 'https:' ? undefined : `'${address}' does not begin with https://`
}

/** Invalid settings, which stop every build. */
export function invalidSettings(env: Environment): Fault[] {
  const { SITE_ENV: siteEnv, NEXT_PUBLIC_SITE_URL: address, NEXT_PUBLIC_BASE_PATH: basePath } = env
  const wrongLocales = (env.LOCALES || SOURCE_LOCALE).split(',').filter((locale) => !isLocale(locale))
  const addressProblem = address && malformed(address)
  return [
    ...(siteEnv && !['production', 'preview'].includes(siteEnv)
      ? [{ where: 'SITE_ENV', what: `is '${siteEnv}'`, needs: 'Say production or preview, or leave it out' }]
      : []),
    ...(addressProblem ? [{ where: ADDRESS, what: addressProblem, needs: GIVE_ADDRESS }] : []),
    ...(wrongLocales.length > 0
      ? [
          {
            where: 'LOCALES',
            what: `holds '${wrongLocales.join(',')}'`,
            needs: 'Say languages as en,hi or leave it out',
          },
        ]
      : []),
    ...(env.BUILD_DAY && !isDay(env.BUILD_DAY)
      ? [
          {
            where: 'BUILD_DAY',
            what: `is '${env.BUILD_DAY}'`,
            needs: 'Say a day such as 2026-12-01, or leave it out',
          },
        ]
      : []),
    ...(basePath && !/^(\/[\w.~-]+)*\/?$/.test(basePath)
      ? [
          {
            where: 'NEXT_PUBLIC_BASE_PATH',
            what: `is '${basePath}'`,
            needs: 'Say a path such as /preview-12, or leave it out',
          },
        ]
      : []),
  ]
}

/** Missing site URL and identifiers: the build succeeds, but is noindex and may not send enquiries. */
export const missingSettings = (env: Environment): Fault[] => [
  ...(env[ADDRESS] ? [] : [{ where: ADDRESS, what: 'is missing', needs: GIVE_ADDRESS }]),
  ...missingIdentifiers(env).map((where) => ({ where, what: 'is missing', needs: GIVE })),
]

/** What stops a production build: missing settings, or settings of a trial build. */
export function productionFaults(env: Environment): Fault[] {
  const invalid = invalidSettings(env)
  const address = invalid.some(({ where }) => where === ADDRESS) ? undefined : unfit(env[ADDRESS])
  const local = Object.entries(LOCAL_IDENTIFIERS).filter(([name, value]) => env[name] === value)
  return [
    ...invalid,
    ...(address ? [{ where: ADDRESS, what: address, needs: GIVE_ADDRESS }] : []),
    ...missingIdentifiers(env).map((where) => ({ where, what: 'is missing', needs: GIVE })),
    ...local.map(([where]) => ({
      where,
      what: 'is that of the local inbox',
      needs: 'Give the one of the e-mail provider',
    })),
  ]
}
