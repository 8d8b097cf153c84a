import { posix } from 'node:path'

type SitePath = { path: string; query: string }

/**
 * The decoded path of a request, with one slash in front and no dot segments, and its query with the mark.
 * Nothing when it is no path: not decodable, or with characters that a file system might read otherwise.
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

/** A path as it may stand in a Location header: it begins with one slash, so it never leaves the site. */
export function encodeSitePath({ path, query }: SitePath): string {
  return path.split('/').map(encodeURIComponent).join('/') + query
}

/** A base path as Next wants it: empty, or with a slash in front and none behind. */
export function normaliseBasePath(basePath: string): string {
  return posix.normalize(`/${basePath}`).replace(/\/$/, '')
}
