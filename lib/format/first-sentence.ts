import { LOCALE } from './locale'

/** A text as its first sentence and the rest, which is empty where there is none. */
export function splitFirst(text: string): { first: string; rest: string } {
  const [sentence] = new Intl.Segmenter(LOCALE, { granularity: 'sentence' }).segment(text)
  const length = sentence?.segment.length ?? 0
  return { first: text.slice(0, length).trim(), rest: text.slice(length) }
}
