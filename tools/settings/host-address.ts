import type { Environment } from './faults'

/** What a host's build environment provides. Sources: the hosts' documentation of their build variables. */
export type Host = {
  /** The site's URL, and the variable it comes from. */
  address?: { value: string; variable: string }
  /** Whether this build is one of the host's own previews: a pull request's, or another branch's. */
  isPreview: boolean
}

const withScheme = (host: string) => `https://${host}`

/** The URL of the host's production deployment, not of this deployment. */
function projectAddress(deployment: string): string {
  const labels = URL.canParse(deployment) ? new URL(deployment).hostname.split('.') : []
  return labels.length === 4 && deployment.endsWith('.pages.dev')
    ? withScheme(labels.slice(1).join('.'))
    : deployment
}

function firstOf(env: Environment, variables: string[], read = (value: string) => value): Host['address'] {
  const variable = variables.find((name) => env[name])
  return variable ? { value: read(env[variable] ?? ''), variable } : undefined
}

/** Netlify, Vercel or Cloudflare Pages, by the variables that each sets; undefined anywhere else. */
export function detectHost(env: Environment): Host | undefined {
  if (env.NETLIFY === 'true') {
    const isPreview = env.CONTEXT !== undefined && env.CONTEXT !== 'production'
    return { isPreview, address: firstOf(env, isPreview ? ['DEPLOY_PRIME_URL', 'URL'] : ['URL']) }
  }
  if (env.VERCEL === '1') {
    const isPreview = env.VERCEL_ENV === 'preview'
    const variables = isPreview ? ['VERCEL_BRANCH_URL', 'VERCEL_URL'] : ['VERCEL_PROJECT_PRODUCTION_URL']
    return { isPreview, address: firstOf(env, variables, withScheme) }
  }
  // Cloudflare tells a build its branch, but not which branch is the main one.
  if (env.CF_PAGES === '1')
    return { isPreview: false, address: firstOf(env, ['CF_PAGES_URL'], projectAddress) }
  return undefined
}
