/** `_headers` and `_redirects`, read by Netlify, Cloudflare Pages and others. */
import { hostRedirects } from './redirects'
import * as rules from './rules'

const blocks = (basePath: string, suffix: string, name: string, values: Record<string, string>) =>
  Object.entries(values).map(([path, value]) => `${basePath}${path}${suffix}\n  ${name}: ${value}`)

/**
 * Of a header in two blocks that match the same path these hosts send both values: of two policies both hold. Files outside the folders
 * below are revalidated by the hosts' default.
 */
export const headersFile = (basePath: string): string =>
  `${[
    `${basePath}/*\n${rules.each(rules.SECURITY_HEADERS, (name, value) => `  ${name}: ${value}`)}`,
    ...blocks(basePath, '*', 'Cache-Control', rules.CACHE_BY_FOLDER),
    ...blocks(basePath, '', 'Content-Security-Policy', rules.POLICY_OF_FILES),
  ].join('\n\n')}\n`

/**
 * Without `!` after the status, Netlify serves an existing file (the redirect page) instead of redirecting. Cloudflare
 * does not support `!` and ignores such a line with a warning. On each host the first supported line applies. Cloudflare
 * ignores the last lines, and serves the nearest 404.html by default.
 */
export const redirectsFile = (basePath: string): string =>
  [
    ...['301!', '301'].flatMap((status) =>
      Object.entries(hostRedirects()).flatMap(([from, to]) =>
        [from, `${from}/`].map((each) => `${basePath}${each} ${basePath}${to} ${status}\n`),
      ),
    ),
    ...rules.NOT_FOUND_BY_FOLDER.map(([folder, page]) => `${basePath}${folder}* ${basePath}${page} 404\n`),
  ].join('')
