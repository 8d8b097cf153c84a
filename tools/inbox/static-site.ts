import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

import { headersOf, HOST_FILES, NOT_FOUND_PAGE, notFoundPageOf } from '../hosts/rules'
import { ANSWERS } from './answers'
import { createFileSender, type SiteFile } from './file-sender'
import { redirect, reply, replyText } from './reply'
import { encodeSitePath, readSitePath } from './site-path'

type Found = SiteFile | { folder: true } | undefined

function fileAt(dir: string, path: string): SiteFile | undefined {
  try {
    const stats = statSync(join(dir, path))
    return stats.isFile() ? { path, changedAt: stats.ctimeMs } : undefined
  } catch {
    // ENOENT, ENOTDIR, ENAMETOOLONG: each is answered with 404.
    return undefined
  }
}

/** What hosts read and do not serve, and hidden files. */
const isRefused = (path: string) =>
  HOST_FILES.includes(path.slice(path.lastIndexOf('/') + 1)) || /\/\.(?!well-known\/)/.test(path)

function find(dir: string, path: string): Found {
  if (isRefused(path)) return undefined
  if (path.endsWith('/')) return fileAt(dir, `${path}index.html`)
  return fileAt(dir, path) ?? (fileAt(dir, `${path}/index.html`) && { folder: true })
}

/** @param path of the missing file, without the base path. */
async function sendNotFound(dir: string, path: string, res: ServerResponse): Promise<void> {
  const page = await readFile(join(dir, notFoundPageOf(path)))
    .catch(() => readFile(join(dir, NOT_FOUND_PAGE)))
    .catch(() => undefined)
  if (!page) return replyText(res, { status: 404, text: 'Not found' })
  const { 'Content-Type': type = '', ...headers } = headersOf(NOT_FOUND_PAGE)
  reply(res, { status: 404, type, body: page, headers })
}

/** Serves an exported site as a static host does, below `basePath` ('' or '/folder'). */
export function createStaticSite(dir: string, basePath: string) {
  const sendFile = createFileSender(dir)

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return replyText(res, ANSWERS.methodNotAllowed, { Allow: 'GET, HEAD' })
    }
    const wanted = readSitePath(req.url ?? '')
    const ownPath = wanted?.path.startsWith(`${basePath}/`) ? wanted.path.slice(basePath.length) : ''
    const notFound = () => sendNotFound(dir, ownPath, res)
    if (!wanted) return notFound()

    const { path, query } = wanted
    const home = encodeSitePath({ path: `${basePath}/`, query })
    if (basePath && path === '/') return redirect(res, 307, home)
    if (basePath && path === basePath) return redirect(res, 308, home)
    if (!ownPath) return notFound()

    const found = find(dir, ownPath)
    if (!found) return notFound()
    if ('folder' in found) return redirect(res, 308, encodeSitePath({ path: `${path}/`, query }))
    sendFile(req, res, found, notFound)
  }
}
