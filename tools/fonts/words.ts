import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentRoot } from '../../lib/content/load'
import { languageTag } from '../../lib/config/locales'
import { filesBelow } from '../shared/files-below'

/** Letters of Devanagari with their marks, and the joiners that may stand between them. */
const WORD = /[\p{Script_Extensions=Devanagari}\u200c\u200d]+/gu

const VOWELS = 'अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऑ'.split(' ')
const CONSONANTS = 'क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह क़ ख़ ग़ ज़ ड़ ढ़ फ़'.split(
  ' ',
)
const SIGNS = [...'ािीुूृेैोौॉंँः']

/**
 * What visitors type: every letter with every sign, halved, and after a र. A pair of letters that the content does not
 * have may so be written with the first one halved, where a whole face has one sign for both.
 */
const typed = [
  ...VOWELS.flatMap((vowel) => [vowel, `${vowel}ं`, `${vowel}ँ`]),
  ...CONSONANTS.flatMap((letter) => [
    letter,
    `${letter}्`,
    `${letter}्य`,
    `र्${letter}`,
    ...SIGNS.map((sign) => letter + sign),
  ]),
]

/** Every fifth day of a year: every month, and every day of the week. */
const days = Array.from({ length: 73 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + 5 * index)))

/** What `Intl` writes: the months, the days of the week, the parts of the day, and the words of lists. */
function wordsOfFormats(locale: string): string[] {
  const dates = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'full', timeStyle: 'short' })
  const short = new Intl.DateTimeFormat(languageTag(locale), { month: 'short', weekday: 'short' })
  const lists = (['conjunction', 'disjunction'] as const).map((type) =>
    new Intl.ListFormat(languageTag(locale), { type }).format(['1', '2', '3']),
  )
  return [...days.flatMap((day) => [dates.format(day), short.format(day)]), ...lists]
}

/** Every word of Devanagari that the pages of a language may show, each once. */
export function devanagariWords(locale: string): string[] {
  const folder = join(contentRoot, 'locales', locale)
  const texts = filesBelow(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const shown = [...texts, ...wordsOfFormats(locale)].join('\n').match(WORD) ?? []
  return [...new Set([...shown, ...typed])].sort()
}
