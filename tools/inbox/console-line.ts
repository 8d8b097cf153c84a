import type { Enquiry } from './enquiry'

const MAX_LENGTH = 300

// Control characters could move the cursor or recolour the terminal; bidi marks could reorder what is read.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu

function escapeUnsafe(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

/** An enquiry as one line that is safe to print on a terminal, cut to 300 characters. */
export function consoleLine({ receivedAt, templateName, params }: Enquiry): string {
  const fields = Object.entries(params).map(([name, value]) => `${name}=${value}`)
  const line = [...escapeUnsafe(`${receivedAt}  ${templateName}  ${fields.join(', ')}`)]
  return line.length > MAX_LENGTH ? line.slice(0, MAX_LENGTH - 1).join('') + '…' : line.join('')
}
