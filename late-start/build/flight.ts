import { namesChunk } from '../../tools/postbuild/chunks'
import { ContractError, FLIGHT_HINT, FLIGHT_TEXT, flightTag } from '../next-contract'

/**
 * Reads and writes the framework's payload ('flight'): rows of `id:value`, ended by a line break, or, for text,
 * `id:T<bytes in hex>,<text>` without one.
 */
export type Row = { id: string; tag: string; data: string }

const LINE_END = '\n'

type Read = { row: Row; next: number }

/** @returns nothing where the row does not end in this text. */
function readRow(text: string, from: number): Read | undefined {
  const colon = text.indexOf(':', from)
  if (colon < 0) return undefined
  const id = text.slice(from, colon)
  if (!/^[0-9a-f]*$/.test(id)) throw new ContractError('a payload row without an id')
  const tag = flightTag(text.slice(colon + 1, colon + 6))
  if (tag === FLIGHT_TEXT) return readText(text, id, colon + 2)
  const end = text.indexOf(LINE_END, colon)
  if (end < 0) return undefined
  return { row: { id, tag, data: text.slice(colon + 1 + tag.length, end) }, next: end + 1 }
}

function readText(text: string, id: string, from: number): Read | undefined {
  const start = text.indexOf(',', from) + 1
  if (start === 0) return undefined
  const length = Number.parseInt(text.slice(from, start), 16)
  // A text has at most as many characters as bytes.
  const bytes = Buffer.from(text.slice(start, start + length))
  if (!(length <= bytes.length)) return undefined
  const data = bytes.toString('utf8', 0, length)
  return { row: { id, tag: FLIGHT_TEXT, data }, next: start + data.length }
}

/** Reads the complete rows of a text. @returns what follows them. */
function takeRows(text: string, rows: Row[]): string {
  let at = 0
  for (let read = readRow(text, at); read; read = readRow(text, at)) {
    rows.push(read.row)
    at = read.next
  }
  return text.slice(at)
}

/** @param parts of the payload. A row may continue in the next one. */
export function readFlight(parts: string[]): Row[] {
  const rows: Row[] = []
  let text = ''
  for (const part of parts) {
    text += part
    // A row of many parts would be searched again, and be copied, with each of them.
    if (part.includes(LINE_END)) text = takeRows(text, rows)
  }
  if (takeRows(text, rows)) throw new ContractError('a payload row that is cut off')
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
