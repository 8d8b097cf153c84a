import { parseArgs } from 'node:util'

import { normaliseBasePath } from './site-path'

/** The provider accepts one request per second from a client. */
export const SEND_SPACING_MS = 1000

const MAX_PORT = 65_535
const MAX_SPACING_MS = 60_000

export type ServeOptions = {
  dir: string
  port: number
  host: string
  inbox: string
  spacingMs: number
  basePath: string
  names: string[] | undefined
}

function readWhole(name: string, text: string, max: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= max) return value
  throw new Error(`The ${name} has to be a whole number from 0 to ${max}, not '${text}'`)
}

/**
 * Reads the command line: --dir --port --host --name (under which it answers too) --inbox --spacing (milliseconds between two sends of a client),
 * and PORT and NEXT_PUBLIC_BASE_PATH of the environment. @throws Error whose message can be shown unchanged.
 */
export function readServeOptions(args: string[], env: Record<string, string | undefined>): ServeOptions {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string', default: 'out' },
      port: { type: 'string', default: env.PORT || '3000' },
      // localhost only, since enquiries hold personal data.
      host: { type: 'string', default: '127.0.0.1' },
      name: { type: 'string', multiple: true, default: [] },
      inbox: { type: 'string', default: '.inbox/enquiries.jsonl' },
      spacing: { type: 'string', default: String(SEND_SPACING_MS) },
    },
  })
  const { dir, host, inbox } = values
  // On another address the names of this computer are not known.
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
  const names =
    isLoopback || values.name.length > 0 ? values.name.map((name) => name.toLowerCase()) : undefined
  const port = readWhole('port', values.port, MAX_PORT)
  const spacingMs = readWhole('spacing', values.spacing, MAX_SPACING_MS)
  const basePath = normaliseBasePath(env.NEXT_PUBLIC_BASE_PATH ?? '')
  return { dir, host, inbox, port, spacingMs, basePath, names }
}
