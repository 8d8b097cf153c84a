import type * as z from 'zod'
import { readYaml, readMarkdown } from '../../lib/content/load'
import { SOURCE_LOCALE } from '../../lib/config/locales'
import { mapTexts } from '../../lib/content/translate'
import { schemasOfFiles } from '../shared/file-schemas'

/**
 * Texts that a page of the pseudo-locale may contain unaccented: names, facts with a figure or a URL, and output of
 * `Intl`.
 */
function plainTexts(): string[] {
  const found: string[] = []
  const collect = (schema: z.ZodType, value: unknown) =>
    mapTexts(schema, value, (text, kind) => {
      if (kind === 'name' || (kind === 'fact' && /[\d@]/.test(text))) found.push(text)
      return text
    })
  for (const { file, schema } of schemasOfFiles())
    collect(
      schema,
      file.endsWith('.md')
        ? readMarkdown(file, schema, SOURCE_LOCALE).data
        : readYaml(file, schema, SOURCE_LOCALE),
    )
  return found
}

/** Names of months and weekdays, long and short, and day periods. */
function calendarWords(tag: string): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1, month * 2)))
  return (['long', 'short'] as const).flatMap((style) =>
    days.flatMap((day) =>
      new Intl.DateTimeFormat(tag, {
        month: style,
        weekday: style,
        hour: 'numeric',
        hour12: true,
        timeZone: 'UTC',
      })
        .formatToParts(day)
        .flatMap(({ type, value }) => (['month', 'weekday', 'dayPeriod'].includes(type) ? [value] : [])),
    ),
  )
}

/** The separators of lists: 'and', 'or'. */
const listWords = (tag: string): string[] =>
  (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(tag, { type })
      .formatToParts(['1', '2', '3'])
      .flatMap((part) => (part.type === 'literal' ? (part.value.match(/\p{L}+/gu) ?? []) : [])),
  )

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Longest first, so that no name is taken for a part of another. */
const pattern = (texts: string[]) =>
  new RegExp(
    `(?<!\\p{L})(?:${[...new Set(texts)]
      .sort((a, b) => b.length - a.length)
      .map(escapeRegExp)
      .join('|')})(?!\\p{L})`,
    'gu',
  )

/** @returns a function that finds the unaccented words of a text that the content does not explain. */
export function findEnglish(tag: string): (text: string) => string[] {
  const known = pattern([...plainTexts(), ...calendarWords(tag), ...listWords(tag)])
  return (text) =>
    text
      .normalize('NFC')
      .replace(known, ' ')
      .match(/[A-Za-z]{2,}/g) ?? []
}
