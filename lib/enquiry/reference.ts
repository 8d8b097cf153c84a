import { LOCALE } from '@/lib/format/locale'
import type { TemplateParams } from './outcome'

/** Thirty-two letters and digits that cannot be confused with each other: no I and 1, no O and 0. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

/**
 * A random reference of six characters, which identifies an enquiry for the visitor and the office, even if it
 * arrives twice.
 */
export const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte & 31]).join('')

/** Whether a stored text can be one of them. */
export const isReference = (text: string): boolean =>
  text.length === LENGTH && [...text].every((sign) => ALPHABET.includes(sign))

/** The parameters that may take another line. The names of the parameters themselves are given (S7.2, S7.3). */
const TEXTS = ['requirements', 'address']

/** What the office reads of the visitor's language beside the reference; the address of a page tells it by its folder. */
const language = () =>
  LOCALE.startsWith('en')
    ? ''
    : `, page in ${new Intl.DisplayNames('en', { type: 'language' }).of(new Intl.Locale(LOCALE).language)}`

/**
 * The parameters with the reference: in the fragment of `page_url`, else as the last line of a text.
 * @param isSuspect the honeypot was filled in: by a bot, or by a browser that fills in everything.
 */
export function withReference(params: TemplateParams, reference: string, isSuspect = false): TemplateParams {
  const text = TEXTS.find((name) => name in params)
  if (text) {
    const mark = isSuspect ? ' (hidden box filled in: spam?)' : ''
    return { ...params, [text]: `${params[text]}\nRef ${reference}${language()}${mark}` }
  }
  const [page = ''] = (params.page_url ?? '').split('#')
  return { ...params, page_url: `${page}#ref-${reference}${isSuspect ? '-hidden-box-filled-in' : ''}` }
}
