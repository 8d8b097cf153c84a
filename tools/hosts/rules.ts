/** Headers, redirects and 404 pages for all hosts. Paths are relative to the site, without a base path. */

import { emailEnv } from '../../lib/config/env'
import { furtherLocales, localeFolder } from '../../lib/config/locales'
import { SEND_WORKER } from '../../lib/enquiry/worker-registration'
import { emailOrigin } from '../postbuild/external-origins'
import { IMMUTABLE } from '../postbuild/folders'

/** The folders of complete sites: the root, and one for each further locale. */
export const SITES = ['', ...furtherLocales.map(localeFolder)]

/** Repeats a rule for every locale. */
const inEverySite = (rules: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    SITES.flatMap((site) => Object.entries(rules).map(([path, value]) => [site + path, value])),
  )

const DAY_S = 86_400
const YEAR_S = 365 * DAY_S

/**
 * Sent with every response. `frame-ancestors` is a header because it has no effect in a meta tag; the rest of the CSP
 * is in the pages. HSTS has no includeSubDomains, since other subdomains do not belong to this site.
 */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': `max-age=${2 * YEAR_S}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb']
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Revalidated at each request; an unchanged file is answered with 304. No cache on the way may rewrite a page. */
export const REVALIDATE = 'no-cache, no-transform'
const FOR_GOOD = `public, max-age=${YEAR_S}, immutable`
const FOR_A_DAY = `public, max-age=${DAY_S}`

/** Folders whose files may be cached: with content hashes in their names, or pictures and film that seldom change. */
export const CACHE_BY_FOLDER = inEverySite({
  ...Object.fromEntries(IMMUTABLE.map((folder) => [`/${folder}/`, FOR_GOOD])),
  '/pictures/': FOR_GOOD,
  '/cards/': FOR_A_DAY,
  '/film/': FOR_A_DAY,
  '/ourFleet/': FOR_A_DAY,
  '/scenes/': FOR_A_DAY,
})

/** Types by extension; text is UTF-8 everywhere. */
export const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  webm: 'video/webm',
  mp4: 'video/mp4',
}

/** What a worker may do is in the policy of its own file: to send enquiries to the provider. */
export const POLICY_OF_FILES: Record<string, string> = {
  [SEND_WORKER]: `default-src 'none'; connect-src 'self' ${emailOrigin(emailEnv.origin)}`.trim(),
}

/** Files that a host reads from the site's folder, and that must not be served. */
export const HOST_FILES = ['_headers', '_redirects']

export const NOT_FOUND_PAGE = '/404.html'

const POSTS = '/blogs/'
export const POST_NOT_FOUND_PAGE = `${POSTS}404.html`

/**
 * Folders with a 404 page of their own, inner folders first: that of posts, and the site of a further locale. Hosts
 * that support one 404 page only serve `NOT_FOUND_PAGE`.
 */
export const NOT_FOUND_BY_FOLDER: [folder: string, page: string][] = SITES.flatMap((site) => [
  [`${site}${POSTS}`, `${site}${POST_NOT_FOUND_PAGE}`],
  ...(site ? [[`${site}/`, `${site}${NOT_FOUND_PAGE}`] as [string, string]] : []),
])

/** All 404 pages. None has a URL of its own. */
export const NOT_FOUND_PAGES = [NOT_FOUND_PAGE, ...NOT_FOUND_BY_FOLDER.map(([, page]) => page)]

/** The 404 page for a path. @param path without a base path. */
export const notFoundPageOf = (path: string): string =>
  NOT_FOUND_BY_FOLDER.find(([folder]) => path.startsWith(folder))?.[1] ?? NOT_FOUND_PAGE

const cacheOf = (path: string): string =>
  Object.entries(CACHE_BY_FOLDER).find(([folder]) => path.startsWith(folder))?.[1] ?? REVALIDATE

/**
 * The headers of a file.
 * @param path of the file itself ('/about/index.html'), without a base path.
 */
export function headersOf(path: string): Record<string, string> {
  const type = TYPES[/\.([^./]+)$/.exec(path)?.[1] ?? '']
  const policy = POLICY_OF_FILES[path]
  return {
    ...SECURITY_HEADERS,
    ...(policy && { 'Content-Security-Policy': policy }),
    'Cache-Control': cacheOf(path),
    'Content-Type': type ?? 'application/octet-stream',
  }
}

/** A line of configuration for each entry of some rules. */
export const each = (rules: Record<string, string>, line: (key: string, value: string) => string): string =>
  Object.entries(rules)
    .map(([key, value]) => line(key, value))
    .join('\n')

/** A path as a regular expression. */
export const pattern = (path: string) => path.replaceAll('.', '\\.')
