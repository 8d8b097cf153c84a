import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { ContentError, shown } from './content-error'

/** A hundred times the longest text of the site: a larger file was pasted by mistake. */
const MAX_BYTES = 1_000_000

/** Letters as they look after UTF-8 was read as Latin-1 and saved so. */
const GARBLED = /Ã[\u0080-\u00bf]|â€|\uFFFD/
/** The conflict markers of a git merge. */
const CONFLICT = /^(<{7}|>{7})( |$)/

const isUtf16 = (bytes: Buffer) => /^(fffe|feff)/.test(bytes.toString('hex', 0, 2))

/** The number of the first line that `isWrong`, from 1 on; undefined where there is none. */
function firstLine(lines: string[], isWrong: (line: string) => boolean): number | undefined {
  const index = lines.findIndex(isWrong)
  return index < 0 ? undefined : index + 1
}

/** Why the bytes of a file cannot be read as a text, and on which line. */
function bytesProblem(bytes: Buffer): { line?: number; reason: string } | undefined {
  if (bytes.length > MAX_BYTES)
    return {
      reason: `has ${(bytes.length / 1e6).toFixed(1)} MB, and may have 1 MB: something was pasted into it by mistake`,
    }
  if (isUtf16(bytes)) return { reason: 'is saved as UTF-16: save it as UTF-8' }
  if (isUtf8(bytes)) return undefined
  const line = firstLine(bytes.toString('latin1').split('\n'), (text) => !isUtf8(Buffer.from(text, 'latin1')))
  return { line, reason: 'is not saved as UTF-8 (an old Windows or Latin-1 file?): save it as UTF-8' }
}

function textProblem(text: string): { line?: number; reason: string } | undefined {
  const lines = text.split('\n')
  const conflict = firstLine(lines, (line) => CONFLICT.test(line))
  if (conflict)
    return {
      line: conflict,
      reason: 'two versions of a change stand here, between <<<<<<< and >>>>>>>: keep one of them',
    }
  const garbled = firstLine(lines, (line) => GARBLED.test(line))
  return garbled ? { line: garbled, reason: 'holds garbled letters, such as Ã©: write them anew' } : undefined
}

/**
 * The text of a content file. The byte-order mark that some editors put before it is left out.
 * @throws ContentError for a file that is not UTF-8, is far too large, or contains conflict markers or garbled
 * letters.
 */
export function readText(file: string): string {
  const bytes = readFileSync(file)
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const problem = bytesProblem(bytes) ?? textProblem(text)
  if (problem) throw new ContentError(shown(file), [{ path: '', ...problem }])
  return text
}
