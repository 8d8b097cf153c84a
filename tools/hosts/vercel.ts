/** `vercel.json`. */
import { CACHE_BY_FOLDER, POLICY_OF_FILES, SECURITY_HEADERS, TYPES_OF_FILES } from './rules'
import { hostRedirects } from './redirects'

const asList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

export const vercelConfig = (basePath: string) => ({
  trailingSlash: true,
  redirects: Object.entries(hostRedirects()).map(([from, to]) => ({
    source: `${basePath}${from}/`,
    destination: basePath + to,
    statusCode: 301,
  })),
  headers: [
    { source: `${basePath}/(.*)`, headers: asList(SECURITY_HEADERS) },
    ...Object.entries(CACHE_BY_FOLDER).map(([folder, value]) => ({
      source: `${basePath}${folder}(.*)`,
      headers: asList({ 'Cache-Control': value }),
    })),
    ...Object.entries(TYPES_OF_FILES).map(([file, type]) => ({
      source: basePath + file,
      headers: asList({ 'Content-Type': type }),
    })),
    ...Object.entries(POLICY_OF_FILES).map(([file, policy]) => ({
      source: basePath + file,
      headers: asList({ 'Content-Security-Policy': policy }),
    })),
  ],
})

/**
 * The repository's own `vercel.json`, which Vercel reads when it builds the site: how to build, and for a site at the
 * root of its domain the same headers and redirects.
 */
export const vercelProject = () => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  // The build outputs static files. Vercel's Next.js preset would look for `.next`.
  framework: null,
  installCommand: 'npm ci',
  buildCommand: 'npm run build',
  outputDirectory: 'out',
  ...vercelConfig(''),
})
