import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, posix } from 'node:path'
import sirv from 'sirv'
import { headersOf, HOST_FILES, NOT_FOUND_PAGE, notFoundPageOf } from '../hosts/rules'
import { type Handler, reply } from './http'

/** The decoded path of a request, with one slash in front and no dot segments; undefined for one that is not valid. */
function pathOf(url: string): string | undefined {
  try {
    const path = posix.normalize(decodeURIComponent(url))
    return path.startsWith('/') && !/[\0\\]/.test(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** What hosts read and do not serve, and hidden files. */
const isRefused = (path: string) =>
  HOST_FILES.includes(posix.basename(path)) || /\/\.(?!well-known\/)/.test(path)

/** @param path of the missing file, without the base path. */
async function sendNotFound(dir: string, path: string, res: ServerResponse): Promise<void> {
  const { 'Content-Type': type, ...headers } = headersOf(NOT_FOUND_PAGE)
  const body = await readFile(join(dir, notFoundPageOf(path)))
    .catch(() => readFile(join(dir, NOT_FOUND_PAGE)))
    .catch(() => undefined)
  reply(res, body ? { status: 404, type, body, headers } : { status: 404 })
}

/** Serves an exported site as a static host does, below `basePath` ('' or '/folder'). */
export function createStaticSite(dir: string, basePath: string): Handler {
  // Each file is read when it is asked for, so that the site can be rebuilt while it is served.
  const sendFile = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, path) => {
      for (const [name, value] of Object.entries(headersOf(path))) res.setHeader(name, value)
    },
  })

  return (req, res) => {
    const [, before = '', query = ''] = /^([^?]*)(.*)$/s.exec(req.url ?? '') ?? []
    const path = pathOf(before) ?? ''
    const own = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : ''
    const notFound = () => sendNotFound(dir, own, res)
    const isFolder = own.endsWith('/')
    if (isRefused(own) || !path) return notFound()
    if (path === basePath || (own && !isFolder && existsSync(join(dir, own, 'index.html')))) {
      // Begins with exactly one slash, so it never leads to another site.
      const Location = `${path.split('/').map(encodeURIComponent).join('/')}/${query}`
      return reply(res, { status: 308, body: '', headers: { Location } })
    }
    if (!own) return notFound()
    req.url = encodeURI(isFolder ? `${own}index.html` : own)
    return void sendFile(req, res, notFound)
  }
}
