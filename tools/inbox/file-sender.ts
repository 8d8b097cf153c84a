import type { IncomingMessage } from 'node:http'

import sirv from 'sirv'
import { headersOf } from '../hosts/rules'

const SIMPLE_RANGE = /^bytes=(\d+)-(\d*)$/

/** Removes ranges that sirv would parse incorrectly; as HTTP allows, the whole file is sent. */
export function dropOddRange({ headers }: IncomingMessage): void {
  const [, start, end] = SIMPLE_RANGE.exec(headers.range ?? '') ?? []
  const isPlain = start !== undefined && (end === '' || Number(end) >= Number(start))
  if (!isPlain || end === '0') delete headers.range
}

/** Sends the files of a folder, each read when it is asked for, so that the site can be rebuilt while it is served. */
export const createFileSender = (dir: string) =>
  sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, path) => {
      for (const [name, value] of Object.entries(headersOf(path))) res.setHeader(name, value)
    },
  })
