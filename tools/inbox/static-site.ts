import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

import { headersOf, HOST_FILES, NOT_FOUND_PAGE, notFoundPageOf } from '../hosts/rules'
import { ANSWERS } from './answers'
import { createFileSender, dropOddRange } from './file-sender'
import { redirect, reply, replyText } from './reply'
import { encodeSitePath, readSitePath } from './site-path'

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    // ENOENT, ENOTDIR, ENAMETOOLONG: each is answered with 404.
    return false
  }
}

const FOLDER = 'folder'

/** What hosts read and do not serve, and hidden files. */
const isRefused = (path: string) =>
  HOST_FILES.includes(path.slice(path.lastIndexOf('/') + 1)) || /\/\.(?!well-known\/)/.test(path)

/** The file for a path, 'folder' where it lacks its slash at the end, or undefined. */
function find(dir: string, path: string): string | undefined {
  if (isRefused(path)) return undefined
  const file = path.endsWith('/') ? `${path}index.html` : path
  if (isFile(join(dir, file))) return file
  return isFile(join(dir, path, 'index.html')) ? FOLDER : undefined
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
    if (found === FOLDER) return redirect(res, 308, encodeSitePath({ path: `${path}/`, query }))
    dropOddRange(req)
    req.url = encodeURI(found)
    sendFile(req, res, notFound)
  }
}
