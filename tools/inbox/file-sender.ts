import type { IncomingMessage, ServerResponse } from 'node:http'

import sirv from 'sirv'
import { headersOf } from '../hosts/rules'

// File-system timestamps may lag by a few milliseconds.
const CLOCK_MARGIN_MS = 100

const SIMPLE_RANGE = /^bytes=(\d+)-(\d*)$/

export type SiteFile = { path: string; changedAt: number }

function setHeaders(res: ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(headersOf(path))) res.setHeader(name, value)
}

/** Removes ranges that sirv would parse incorrectly; as HTTP allows, the whole file is sent. */
function dropOddRange({ headers }: IncomingMessage): void {
  const [, start, end] = SIMPLE_RANGE.exec(headers.range ?? '') ?? []
  const isPlain = start !== undefined && (end === '' || Number(end) >= Number(start))
  if (!isPlain || end === '0') delete headers.range
}

/**
 * Sends the files of a folder. sirv lists a folder once; it is listed again when a file is newer than the list, so that
 * the site can be rebuilt while it is served.
 */
export function createFileSender(dir: string) {
  const list = () =>
    sirv(dir, { dev: false, etag: true, brotli: true, gzip: true, extensions: [], setHeaders })
  let send = list()
  let listedAt = Date.now()

  return (req: IncomingMessage, res: ServerResponse, file: SiteFile, onMissing: () => void): void => {
    if (file.changedAt > listedAt - CLOCK_MARGIN_MS) {
      listedAt = Date.now()
      send = list()
    }
    dropOddRange(req)
    req.url = encodeURI(file.path)
    send(req, res, onMissing)
  }
}
