import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, posix } from 'node:path'
import sirv from 'sirv'
import { headersOf, HOST_FILES, NOT_FOUND_PAGE, notFoundPageOf } from '../hosts/rules'
import { type Handler, reply } from './http'

/** The decoded path of a request, with one slash in front and no dot segments; undefined for one that is not valid. */
function pathOf(url: string): string | undefined {
  try {
    const path = posix.normalize(decodeURIComponent(url.split('?')[0] ?? ''))
    return path.startsWith('/') && !/[\0\\]/.test(path) ? path : undefined
  } catch {
    return undefined
  }
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    // ENOENT, ENOTDIR, ENAMETOOLONG: each is answered with 404.
    return false
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
    if (req.method !== 'GET' && req.method !== 'HEAD') return reply(res, { status: 405 })
    const path = pathOf(req.url ?? '') ?? ''
    const query = /\?.*/.exec(req.url ?? '')?.[0] ?? ''
    const own = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : ''
    const notFound = () => sendNotFound(dir, own, res)
    /** Begins with exactly one slash, so it never leads to another site. */
    const leadTo = (to: string, status: 307 | 308) =>
      reply(res, {
        status,
        body: '',
        headers: { Location: to.split('/').map(encodeURIComponent).join('/') + query },
      })
    if (basePath && path === '/') return leadTo(`${basePath}/`, 307)
    if (basePath && path === basePath) return leadTo(`${basePath}/`, 308)
    const file = own.endsWith('/') ? `${own}index.html` : own
    if (!own || isRefused(own)) return notFound()
    if (isFile(join(dir, file))) {
      req.url = encodeURI(file)
      return void sendFile(req, res, notFound)
    }
    return isFile(join(dir, own, 'index.html')) ? leadTo(`${path}/`, 308) : notFound()
  }
}
