import { LOCAL_IDENTIFIERS } from '../inbox/identifiers.mjs'
import { type Environment, missingIdentifiers } from '../shared/identifiers'
import type { Fault } from './fault'

const GIVE = 'Set it in the environment of the build or in .env.production.local'

/** Addresses that never lead a visitor to a site: the own machine, and what RFC 2606 keeps for examples. */
const NOWHERE =
  /(^|\.)(localhost|example|test|invalid|example\.(com|net|org))$|^127\.|^\[::1?\]$|^0\.0\.0\.0$/

function urlProblem(url: string | undefined): string | undefined {
  if (!url) return 'is missing'
  if (!URL.canParse(url)) return `'${url}' is no web address`
  const { protocol, hostname } = new URL(url)
  if (NOWHERE.test(hostname)) return `'${url}' is no address visitors can reach`
  return protocol === 'https:' ? undefined : `'${url}' does not begin with https://`
}

const localIdentifiers = (env: Environment) =>
  Object.entries(LOCAL_IDENTIFIERS).filter(([name, value]) => env[name] === value)

/** What the environment of the build lacks, or holds of a trial build. */
export function environmentFaults(env: Environment): Fault[] {
  const problem = urlProblem(env.NEXT_PUBLIC_SITE_URL)
  return [
    ...(problem ? [{ where: 'NEXT_PUBLIC_SITE_URL', what: problem, needs: GIVE }] : []),
    ...missingIdentifiers(env).map((where) => ({ where, what: 'is missing', needs: GIVE })),
    ...localIdentifiers(env).map(([where]) => ({
      where,
      what: 'is that of the local inbox',
      needs: 'Give the one of the e-mail provider',
    })),
    ...(env.SITE_ENV === 'preview'
      ? [{ where: 'SITE_ENV', what: 'asks for a preview', needs: 'Leave it out, or say production' }]
      : []),
  ]
}
