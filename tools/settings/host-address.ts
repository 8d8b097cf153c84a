import type { Environment } from './faults'

const withScheme = (host: string) => `https://${host}`

/** The URL of the host's production deployment, not of this deployment. */
function projectAddress(deployment: string): string {
  const labels = URL.canParse(deployment) ? new URL(deployment).hostname.split('.') : []
  return labels.length === 4 && deployment.endsWith('.pages.dev')
    ? withScheme(labels.slice(1).join('.'))
    : deployment
}

/** The site's URL, and the variable it comes from. */
function firstOf(env: Environment, variables: string[], read = (value: string) => value) {
  const variable = variables.find((name) => env[name])
  return variable ? { value: read(env[variable] ?? ''), variable } : undefined
}

/**
 * Netlify, Vercel or Cloudflare Pages, by the build variables that the documentation of each has; undefined anywhere else.
 * @returns the site's address, and whether this build is a preview of the host: a pull request's, or another branch's.
 */
export function detectHost(env: Environment) {
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
