import { posix } from 'node:path'

type SitePath = { path: string; query: string }

/**
 * The decoded path of a request, with one slash in front and no dot segments, and its query including '?'. Undefined
 * when it is not a valid path: not decodable, or with characters that a file system might interpret.
 */
export function readSitePath(url: string): SitePath | undefined {
  const mark = url.indexOf('?')
  const raw = mark === -1 ? url : url.slice(0, mark)
  try {
    const path = posix.normalize(decodeURIComponent(raw))
    if (!path.startsWith('/') || /[\0\\]/.test(path)) return undefined
    return { path, query: mark === -1 ? '' : url.slice(mark) }
  } catch {
    return undefined
  }
}

/** Encodes a path for a Location header: it begins with exactly one slash, so it never leads to another site. */
export function encodeSitePath({ path, query }: SitePath): string {
  return path.split('/').map(encodeURIComponent).join('/') + query
}

/** A base path as Next.js expects it: empty, or with a leading and without a trailing slash. */
export function normaliseBasePath(basePath: string): string {
  return posix.normalize(`/${basePath}`).replace(/\/$/, '')
}
