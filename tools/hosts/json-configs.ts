/** The JSON files of Vercel and of Azure Static Web Apps. */
import {
  CACHE_BY_FOLDER,
  NOT_FOUND_PAGE,
  POLICY_OF_FILES,
  REVALIDATE,
  SECURITY_HEADERS,
  TYPES,
  TYPES_OF_FILES,
} from './rules'
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

/** @param refused files of other hosts, which lie in the site's folder. */
export const staticWebAppConfig = (basePath: string, refused: string[]) => ({
  trailingSlash: 'always',
  globalHeaders: { ...SECURITY_HEADERS, 'Cache-Control': REVALIDATE },
  routes: [
    ...Object.entries(hostRedirects()).flatMap(([from, to]) =>
      [from, `${from}/`].map((route) => ({
        route: basePath + route,
        redirect: basePath + to,
        statusCode: 301,
      })),
    ),
    ...Object.entries(CACHE_BY_FOLDER).map(([folder, value]) => ({
      route: `${basePath}${folder}*`,
      headers: { 'Cache-Control': value },
    })),
    ...Object.entries(TYPES_OF_FILES).map(([file, type]) => ({
      route: basePath + file,
      headers: { 'Content-Type': type },
    })),
    ...Object.entries(POLICY_OF_FILES).map(([file, policy]) => ({
      route: basePath + file,
      headers: { 'Content-Security-Policy': policy },
    })),
    ...refused.map((file) => ({ route: `${basePath}/${file}`, statusCode: 404 })),
  ],
  mimeTypes: Object.fromEntries(Object.entries(TYPES).map(([extension, type]) => [`.${extension}`, type])),
  responseOverrides: { '404': { rewrite: basePath + NOT_FOUND_PAGE } },
})
