import { namesChunk } from '../../tools/postbuild/chunks'
import { ContractError, FLIGHT_HINT, FLIGHT_TEXT, flightTag } from '../next-contract'

/**
 * Reads and writes the framework's payload ('flight'): rows of `id:value`, ended by a line break, or, for text,
 * `id:T<bytes in hex>,<text>` without one. All texts are binary strings: each character is a byte of UTF-8.
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
  const next = start + Number.parseInt(text.slice(from, start), 16)
  if (!(next <= text.length)) return undefined
  return { row: { id, tag: FLIGHT_TEXT, data: text.slice(start, next) }, next }
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
  if (parts.length === 0) throw new ContractError("the framework's payload not found")
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

const writeRow = ({ id, tag, data }: Row): string =>
  tag === FLIGHT_TEXT
    ? `${id}:${FLIGHT_TEXT}${data.length.toString(16)},${data}`
    : `${id}:${tag}${data}${LINE_END}`

export const writeFlight = (rows: Row[]): Buffer => Buffer.from(rows.map(writeRow).join(''), 'latin1')

/** Changes the rows of JSON and of imports, not text. */
export const mapRows = (rows: Row[], change: (json: string) => string): Row[] =>
  rows.map((row) => (row.tag === FLIGHT_TEXT ? row : { ...row, data: change(row.data) }))

/** A `<link>` or a `<script>` among the elements, whose properties are no objects. */
const LINK_OR_SCRIPT = /\["\$","(?:link|script)",(?:null|"[^"]*"),(\{(?:"(?:[^"\\]|\\.)*"|[^{}"])*\})\]/g

/** React would fetch a stylesheet or a chunk again, because the page no longer references it. */
function isAsset(props: string): boolean {
  const { rel, src } = JSON.parse(props) as Record<string, unknown>
  return rel === 'stylesheet' || src !== undefined
}

// Other rows refer to elements by path ('$12:props:children:0'), so an element is replaced by null, never removed.
const emptyAssets = (json: string) =>
  json.replace(LINK_OR_SCRIPT, (element, props: string) => (isAsset(props) ? 'null' : element))

/** The rows without what makes React fetch files: hints, stylesheets, chunks. */
export const withoutAssets = (rows: Row[]): Row[] =>
  rows
    .filter(({ tag }) => tag !== FLIGHT_HINT)
    .map((row) => (row.tag === '' && namesChunk(row.data) ? { ...row, data: emptyAssets(row.data) } : row))

const STRUCTURED_DATA = '"application/ld+json"'
/** An element whose text is a row. */
const STRUCTURED_DATA_ROW =
  /("type":"application\/ld\+json","dangerouslySetInnerHTML":\{"__html":")\$([0-9a-f]+)(?=")/g

/**
 * The rows without structured data, of which React needs the element but not the text: hydration leaves an element's
 * HTML as it is. The text is a row of its own, unless it is short.
 */
export function withoutStructuredData(rows: Row[]): Row[] {
  const texts = new Set<string>()
  const emptied = rows.map((row) => {
    if (row.tag !== '' || !row.data.includes(STRUCTURED_DATA)) return row
    const data = row.data.replace(STRUCTURED_DATA_ROW, (_, start: string, id: string) => {
      texts.add(id)
      return start
    })
    return { ...row, data }
  })
  return emptied.filter(({ id }) => !texts.has(id))
}
