/** `_headers` and `_redirects`, read by Netlify, Cloudflare Pages and others. */
import { REDIRECTS } from './redirects'
import { CACHE_BY_FOLDER, NOT_FOUND_BY_FOLDER, SECURITY_HEADERS, TYPES_OF_FILES } from './rules'

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * No header stands in two blocks that meet: these hosts would send both values. What is not in a folder below is
 * revalidated by their own default.
 */
export function headersFile(basePath: string): string {
  const blocks = [
    block(`${basePath}/*`, SECURITY_HEADERS),
    ...Object.entries(CACHE_BY_FOLDER).map(([folder, value]) =>
      block(`${basePath}${folder}*`, { 'Cache-Control': value }),
    ),
    ...Object.entries(TYPES_OF_FILES).map(([file, type]) => block(basePath + file, { 'Content-Type': type })),
  ]
  return `${blocks.join('\n\n')}\n`
}

/**
 * Netlify sends the page that forwards, where a file lies at the address, unless the status is marked. Cloudflare knows
 * no mark and passes over such a line with a warning. The first line that a host can read counts.
 */
const STATUSES = ['301!', '301']

const redirects = (basePath: string) =>
  STATUSES.flatMap((status) =>
    Object.entries(REDIRECTS).flatMap(([from, to]) =>
      [from, `${from}/`].map((each) => `${basePath}${each} ${basePath}${to} ${status}\n`),
    ),
  )

/** Cloudflare, which cannot read the last lines, takes the nearest 404.html by itself. */
export const redirectsFile = (basePath: string): string =>
  [
    ...redirects(basePath),
    ...NOT_FOUND_BY_FOLDER.map(([folder, page]) => `${basePath}${folder}* ${basePath}${page} 404\n`),
  ].join('')
