import { wellFormed } from '@/lib/format/text'
import type { TemplateParams } from './outcome'

/** The most characters of one value that are sent; the controls have lower limits. */
export const MAX_VALUE = 2000

/** Texts of several lines. Every other value may end in a header of the mail, such as its subject or reply address. */
const MULTILINE = ['requirements', 'address', 'message']

// A tab separates the cells of a pasted table.
const BREAKS = /[\t\r\n\v\f\u0085\u2028\u2029]+/g
// Control characters, and marks that change the direction of the text.
const INVISIBLE = /[\p{Cc}\p{Bidi_Control}]/gu

const visible = (text: string) => text.replace(INVISIBLE, '')

/** What is pasted may have no-break spaces and runs of spaces: each is one space. */
const safeLine = (text: string) => visible(text.replace(BREAKS, ' ')).replace(/\s+/g, ' ')

const safeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => visible(line.replace(BREAKS, ' ')))
    .join('\n')

/**
 * The values as they may go into a mail: well-formed, of bounded length, and of one line wherever a line break could
 * begin a header. Idempotent.
 */
export const mailSafe = (params: TemplateParams): TemplateParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const safe = MULTILINE.includes(name) ? safeText(value) : safeLine(value)
      return [name, wellFormed(safe.slice(0, MAX_VALUE))]
    }),
  )
