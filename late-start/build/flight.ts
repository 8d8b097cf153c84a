import { namesChunk } from '../../tools/postbuild/chunks'
import { ContractError, FLIGHT_HINT, FLIGHT_TEXT, flightTag } from '../next-contract'

/**
 * Reads and writes the framework's payload ('flight'): rows of `id:value`, ended by a line break, or, for text,
 * `id:T<bytes in hex>,<text>` without one.
 */
export type Row = { id: string; tag: string; data: string }

const LINE_END = '\n'

function readRow(payload: string, from: number): { row: Row; next: number } {
  const colon = payload.indexOf(':', from)
  const id = payload.slice(from, colon)
  if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new ContractError('a payload row without an id')
  const tag = flightTag(payload.slice(colon + 1, colon + 6))
  if (tag === FLIGHT_TEXT) return readText(payload, id, colon + 2)
  const end = payload.indexOf(LINE_END, colon)
  if (end < 0) throw new ContractError('a payload row without an end')
  return { row: { id, tag, data: payload.slice(colon + 1 + tag.length, end) }, next: end + 1 }
}

function readText(payload: string, id: string, from: number): { row: Row; next: number } {
  const start = payload.indexOf(',', from) + 1
  const length = Number.parseInt(payload.slice(from, start), 16)
  // A text has at most as many characters as bytes.
  const bytes = Buffer.from(payload.slice(start, start + length))
  if (!(length <= bytes.length)) throw new ContractError('a payload text that is cut off')
  const data = bytes.toString('utf8', 0, length)
  return { row: { id, tag: FLIGHT_TEXT, data }, next: start + data.length }
}

export function readFlight(payload: string): Row[] {
  const rows: Row[] = []
  for (let at = 0; at < payload.length;) {
    const { row, next } = readRow(payload, at)
    rows.push(row)
    at = next
  }
  return rows
}

function writeRow({ id, tag, data }: Row): Buffer[] {
  if (tag !== FLIGHT_TEXT) return [Buffer.from(`${id}:${tag}${data}${LINE_END}`)]
  const text = Buffer.from(data)
  return [Buffer.from(`${id}:${FLIGHT_TEXT}${text.length.toString(16)},`), text]
}

export const writeFlight = (rows: Row[]): Buffer => Buffer.concat(rows.flatMap(writeRow))

/** Changes the rows of JSON and of imports, not text. */
export const mapRows = (rows: Row[], change: (json: string) => string): Row[] =>
  rows.map((row) => (row.tag === FLIGHT_TEXT ? row : { ...row, data: change(row.data) }))

/** A stylesheet or a chunk among the elements: React would fetch it again, because the page no longer references it. */
function isAsset(value: unknown): boolean {
  if (!Array.isArray(value) || value[0] !== '$') return false
  const [, name, , props] = value as [string, unknown, unknown, Record<string, unknown> | undefined]
  return (name === 'link' && props?.rel === 'stylesheet') || (name === 'script' && 'src' in (props ?? {}))
}

// Other rows refer to elements by path ('$12:props:children:0'), so an element is replaced by null, never removed.
const emptyAssets = (_key: string, value: unknown): unknown => (isAsset(value) ? null : value)

/** The rows without what makes React fetch files: hints, stylesheets, chunks. */
export const withoutAssets = (rows: Row[]): Row[] =>
  rows
    .filter(({ tag }) => tag !== FLIGHT_HINT)
    .map((row) =>
      row.tag === '' && namesChunk(row.data)
        ? { ...row, data: JSON.stringify(JSON.parse(row.data, emptyAssets)) }
        : row,
    )
