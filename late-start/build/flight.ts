import { ContractError, FLIGHT_HINT, FLIGHT_TEXT, flightTag } from '../next-contract'

/**
 * Reads and writes the framework's payload ('flight'): rows of `id:value`, ended by a line break, or, for text,
 * `id:T<bytes in hex>,<text>` without one.
 */
type Row = { id: string; tag: string; data: string }

const LINE_END = 10

function readRow(bytes: Buffer, from: number): { row: Row; next: number } {
  const colon = bytes.indexOf(':', from)
  const id = bytes.toString('utf8', from, colon)
  if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new ContractError('a payload row without an id')
  const tag = flightTag(bytes.toString('latin1', colon + 1, colon + 6))
  if (tag === FLIGHT_TEXT) return readText(bytes, id, colon + 2)
  const end = bytes.indexOf(LINE_END, colon)
  if (end < 0) throw new ContractError('a payload row without an end')
  return { row: { id, tag, data: bytes.toString('utf8', colon + 1 + tag.length, end) }, next: end + 1 }
}

function readText(bytes: Buffer, id: string, from: number): { row: Row; next: number } {
  const comma = bytes.indexOf(',', from)
  const next = comma + 1 + Number.parseInt(bytes.toString('utf8', from, comma), 16)
  if (!(next <= bytes.length)) throw new ContractError('a payload text that is cut off')
  return { row: { id, tag: FLIGHT_TEXT, data: bytes.toString('utf8', comma + 1, next) }, next }
}

export function readFlight(payload: string): Row[] {
  const bytes = Buffer.from(payload)
  const rows: Row[] = []
  for (let at = 0; at < bytes.length;) {
    const { row, next } = readRow(bytes, at)
    rows.push(row)
    at = next
  }
  return rows
}

export const writeFlight = (rows: Row[]): string =>
  rows
    .map(({ id, tag, data }) =>
      tag === FLIGHT_TEXT
        ? `${id}:T${Buffer.byteLength(data).toString(16)},${data}`
        : `${id}:${tag}${data}\n`,
    )
    .join('')

/** Changes the rows of JSON. Text keeps its length, which its row begins with. */
export const mapRows = (payload: string, change: (json: string) => string): string =>
  writeFlight(
    readFlight(payload).map((row) => (row.tag === FLIGHT_TEXT ? row : { ...row, data: change(row.data) })),
  )

/** A stylesheet or a chunk among the elements: React would fetch it again, because the page no longer references it. */
function isAsset(value: unknown): boolean {
  if (!Array.isArray(value) || value[0] !== '$') return false
  const [, name, , props] = value as [string, unknown, unknown, Record<string, unknown> | undefined]
  return (name === 'link' && props?.rel === 'stylesheet') || (name === 'script' && 'src' in (props ?? {}))
}

// Other rows refer to elements by path ('$12:props:children:0'), so an element is replaced by null, never removed.
const emptyAssets = (_key: string, value: unknown): unknown => (isAsset(value) ? null : value)

/** The payload without what makes React fetch files: hints, stylesheets, chunks. */
export function withoutAssets(payload: string): string {
  const rows = readFlight(payload).filter(({ tag }) => tag !== FLIGHT_HINT)
  return writeFlight(
    rows.map((row) =>
      row.tag === '' && /"(stylesheet|script)"/.test(row.data)
        ? { ...row, data: JSON.stringify(JSON.parse(row.data, emptyAssets)) }
        : row,
    ),
  )
}
