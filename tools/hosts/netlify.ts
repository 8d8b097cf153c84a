/** `_headers` and `_redirects`, read by Netlify, Cloudflare Pages and others. */
import { hostRedirects } from './redirects'
import {
  CACHE_BY_FOLDER,
  NOT_FOUND_BY_FOLDER,
  POLICY_OF_FILES,
  SECURITY_HEADERS,
  TYPES_OF_FILES,
} from './rules'

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * Of a header in two blocks that match the same path these hosts send both values: of two policies both hold. Files outside the folders
 * below are revalidated by the hosts' default.
 */
export function headersFile(basePath: string): string {
  const blocks = [
    block(`${basePath}/*`, SECURITY_HEADERS),
    ...Object.entries(CACHE_BY_FOLDER).map(([folder, value]) =>
      block(`${basePath}${folder}*`, { 'Cache-Control': value }),
    ),
    ...Object.entries(TYPES_OF_FILES).map(([file, type]) => block(basePath + file, { 'Content-Type': type })),
    ...Object.entries(POLICY_OF_FILES).map(([file, policy]) =>
      block(basePath + file, { 'Content-Security-Policy': policy }),
    ),
  ]
  return `${blocks.join('\n\n')}\n`
}

/**
 * Without `!` after the status, Netlify serves an existing file (the redirect page) instead of redirecting. Cloudflare
 * does not support `!` and ignores such a line with a warning. On each host the first supported line applies.
 */
const STATUSES = ['301!', '301']

const redirects = (basePath: string) =>
  STATUSES.flatMap((status) =>
    Object.entries(hostRedirects()).flatMap(([from, to]) =>
      [from, `${from}/`].map((each) => `${basePath}${each} ${basePath}${to} ${status}\n`),
    ),
  )

/** Cloudflare ignores the last lines, and serves the nearest 404.html by default. */
export const redirectsFile = (basePath: string): string =>
  [
    ...redirects(basePath),
    ...NOT_FOUND_BY_FOLDER.map(([folder, page]) => `${basePath}${folder}* ${basePath}${page} 404\n`),
  ].join('')
