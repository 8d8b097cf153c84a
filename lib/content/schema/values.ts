import * as z from 'zod'
import type { Message } from '@/lib/format/interpolate'
import { focusPlaces } from '@/lib/images/focus'
import { DESCRIPTION_LENGTH, TITLE_MAX } from '@/lib/seo/length-limits'
import { isDay } from '@/lib/time/days'
import { toDelhiTime } from '@/lib/time/delhi'
import { characterProblem, folded } from './characters'
import { momentProblem } from './dates-in-text'
import { compileMessage, MessageError, type MessageName } from './icu'
import { asFact, asName } from './text-kinds'

/** The most characters of each kind of text, twice to four times those of the longest one of the site. */
const MOST = { line: 120, text: 500, copy: 2_000, markdown: 20_000 }

const HTML = /<\/?[a-z][^<>]*>|&(#\d+|#x[\da-f]+|[a-z]+\d*);/i
/** What writers leave for themselves. */
export const NOTE = /\b(TODO|TBD|TBC|FIXME|XXX)\b|lorem ipsum/i
const LINK = /\]\([^)]*\)/

type Kind = keyof typeof MOST

/** What a visitor would see as it stands, since only Markdown has links. */
const marksIn = (value: string, kind: Kind) =>
  kind === 'markdown' ? undefined : (HTML.exec(value) ?? LINK.exec(value) ?? NOTE.exec(value))?.[0]

/** A text a visitor reads: not empty, without surrounding spaces, and of limited length. */
const written = (kind: Kind) =>
  z
    .string()
    .min(1, 'must not be empty')
    .superRefine((value, context) => {
      const strange = characterProblem(value, kind === 'line') ?? momentProblem(value)
      const mark = marksIn(value, kind)
      if (strange) context.addIssue({ code: 'custom', message: strange })
      else if (mark)
        context.addIssue({ code: 'custom', message: `holds ${mark}, which visitors would read as it stands` })
    })
    .refine(
      (value) => value === value.trim(),
      'must not begin or end with a space or an empty line (write >- in place of > and |)',
    )
    // Not zod's own `max`, which the editor would show beside every field.
    .refine((value) => value.length <= MOST[kind], `must have at most ${MOST[kind]} characters`)

/** A sentence or two. */
export const text = written('text')

/** A heading, a label or another text of one line. */
export const line = written('line')

/** Quotation marks around a whole name are those of YAML, written with typographic ones by a word processor. */
const QUOTED = /^([“”„«‘’`'"]).*[“”»‘’`'"]$/s

/** The name of a person, a firm, a vehicle or a place. */
export const name = asName(
  line.refine(
    (value) => !QUOTED.test(value),
    'is in quotation marks, which visitors would read: take them off',
  ),
)

const PLURAL_HINT = 'Where the words depend on it: {count, plural, one {# car} other {# cars}}.'

/** The names in braces in a text whose placeholders are filled with elements of a page, not by `interpolate`. */
export const namesIn = (value: string) => [...value.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const toName = (written: string): MessageName => ({
  name: /\w+/.exec(written)?.[0] ?? '',
  isNumber: written.includes(':number}'),
  isRequired: !written.endsWith('?'),
})

/** The compiled form of a text: one with a number among its arguments may have plurals. */
type Filled<Name extends string> = Name extends `${string}:number}${string}` ? Message : string

/** The schema of a text in which the site fills in names. */
export type FilledIn<Name extends string> = z.ZodPipe<typeof text, z.ZodTransform<Filled<Name>, string>>

/**
 * An ICU message, compiled for `interpolate`.
 * @param written names that the site fills in, such as `{vehicle}`, `{count:number}` for a number, which the message
 * may have plurals of, or `{count}?` for one that may be left out; other names are errors.
 */
export function filledIn<Name extends string>(...written: Name[]): FilledIn<Name> {
  const names = written.map(toName)
  const message = text.transform((value, context) => {
    try {
      return compileMessage(value, names)
    } catch (error) {
      if (!(error instanceof MessageError)) throw error
      context.addIssue({ code: 'custom', message: error.message })
      return z.NEVER
    }
  }) as unknown as FilledIn<Name>
  const numbers = names.filter(({ isNumber }) => isNumber).map(({ name }) => `{${name}}`)
  return numbers.length === 0
    ? message
    : message.meta({ description: `A number: ${numbers.join(', ')}. ${PLURAL_HINT}` })
}

/** What tells an entry of a list from the others. */
const TELLING = [
  'id',
  'slug',
  'question',
  'name',
  'title',
  'heading',
  'label',
  'network',
  'when',
  'src',
  'from',
]

const MOST_ENTRIES = 60

/** The values of an entry that no other entry of its list may have, with their paths in the entry. */
const tellingOf = (entry: unknown, by: string[]): { key: string; path: string[]; shown: string }[] => {
  const own = typeof entry === 'object' && entry !== null ? Object.entries(entry) : []
  const values = own.filter(([key, value]) => by.includes(key) && typeof value === 'string')
  const shown = typeof entry === 'object' ? '' : String(entry)
  if (values.length === 0) return [{ key: folded(JSON.stringify(entry)), path: [], shown }]
  return values.map(([key, value]) => ({ key: `${key} ${folded(value)}`, path: [key], shown: value }))
}

/**
 * A list in which nothing stands twice.
 * @param by the keys that tell its entries from each other; entries with none of them are compared as a whole.
 */
export function list<Item extends z.ZodType>(item: Item, by = TELLING) {
  return z.array(item).superRefine((entries, context) => {
    const known = new Set<string>()
    for (const [index, entry] of entries.entries())
      for (const { key, path, shown } of tellingOf(entry, by)) {
        const message = `${shown ? `'${shown}' ` : ''}stands twice in this list: give one of the two another, or take it out`
        if (known.has(key)) context.addIssue({ code: 'custom', path: [index, ...path], message })
        known.add(key)
      }
    if (entries.length > MOST_ENTRIES)
      context.addIssue({ code: 'custom', message: `must have at most ${MOST_ENTRIES} entries` })
  })
}

/** On or off. Without an own error message, so that the one of `plainReason` is shown. */
export const toggle = z.boolean()

export const searchTitle = line.max(TITLE_MAX, `must have at most ${TITLE_MAX} characters`).meta({
  description: `The name on the browser’s tab and in search results: at most ${TITLE_MAX} characters.`,
})

export const searchDescription = text
  .min(DESCRIPTION_LENGTH.min, `must have at least ${DESCRIPTION_LENGTH.min} characters`)
  .max(DESCRIPTION_LENGTH.max, `must have at most ${DESCRIPTION_LENGTH.max} characters`)
  .meta({
    widget: 'text',
    description: `What search engines show below the title: ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters.`,
  })

/** A heading may be longer than a search engine shows; then the page needs a shorter title beside it. */
export const hasSearchTitle = (heading: string, searchTitle?: string) =>
  Boolean(searchTitle) || heading.length <= TITLE_MAX
export const needsSearchTitle = {
  path: ['searchTitle'],
  error: `must be given, with at most ${TITLE_MAX} characters: the heading is longer`,
}

/** A text of several lines: the editor shows a larger field. */
export const copy = written('copy').meta({ widget: 'text' })

export const slug = line.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** Hosts have different pattern syntaxes for redirects, so that only words, digits and hyphens are allowed. */
const SITE_PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+\/?$/

/** The address of a page of this site, without the domain; not the home page. */
export const sitePath = line.regex(
  SITE_PATH,
  'must be an address of this site, such as /old-name: lower-case words joined by hyphens',
)

/** Former addresses of an entry whose file was renamed. The editor adds them (`aliases_field` of Sveltia CMS). */
export const aliases = list(sitePath).default([])

/** A whole number within a range that is plausible for it. */
export function whole(least: number, most: number) {
  const error = `must be from ${least} to ${most}`
  return z.int('must be a whole number').min(least, error).max(most, error)
}
export const timeOfDay = line.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')
/** Days are of this century; another year is a typing mistake. */
export const isoDay = z.iso
  .date('must be a day such as 2026-03-14')
  .refine((day) => day >= '2000' && day < '2100', 'must be a day between the years 2000 and 2099')

/** A day of any year, such as 12-31. */
export const yearDay = asFact(
  line.refine(
    // A leap year, so that the 29th of February is one.
    (day) => isDay(`2028-${day}`),
    'must be a month and a day such as 12-31',
  ),
)

/** A year of the company's history. */
export const year = whole(1900, new Date().getFullYear() + 1)

/** The number of a post, as in its address. */
export const postId = whole(1, 9999)

/** The day of a check, which cannot be still to come, also where a build shows the site of an earlier day. */
export const pastDay = isoDay.refine((day) => day <= toDelhiTime(new Date()).date, 'is still to come')

export const webAddress = z
  .url({
    protocol: /^https?$/,
    hostname: z.regexes.domain,
    error: 'must be a web address beginning with https://',
  })
  .refine((url) => /^[!-~]+$/.test(url) && !/[\\"<>]/.test(url) && !new URL(url).username, {
    error: 'must be a web address of plain letters, without spaces, backslashes and @',
    when: ({ issues }) => issues.length === 0,
  })

/** Key paths of sample values, which must be replaced before the site goes live. */
export const sample = list(asFact(line)).default([]).meta({
  title: 'Still sample',
  description:
    'Names of the values of this file that are stand-ins. Replace the value, then take its line out here.',
})

/** Advice for HEIC, the format in which some phones store photographs: browsers other than Safari do not show it. */
export const HEIC_ADVICE =
  'is a HEIC file, which browsers cannot show: save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible; or open it in Preview or Photos and export it as JPEG)'

const isHeic = (name: string) => /\.hei[cf]$/i.test(name)

/** The path of a file below `public/` with one of these extensions. */
const fileOf = (endings: RegExp, kinds: string) =>
  asFact(line).refine((value) => /^\/[^/]/.test(value) && endings.test(value), {
    error: ({ input }) =>
      isHeic(String(input))
        ? HEIC_ADVICE
        : `must be the path of a picture of this site (${kinds}), such as '/scenes/name.jpg'`,
  })

/** The path of a picture below `public/`. */
export const pictureFile = fileOf(/\.(jpe?g|png|webp|avif)$/i, 'JPEG, PNG, WebP or AVIF')

const FILE_NAME = /\.(jpe?g|png|webp|avif|heic|svg)$|^(img|dsc|pxl|wa)[-_]?\d+/i

export const picture = z.strictObject({
  src: pictureFile.meta({
    title: 'Picture',
    widget: 'image',
    description: 'At best 1600 × 1000 pixels or larger.',
  }),
  alt: text
    .refine((value) => !FILE_NAME.test(value), 'must say what the picture shows, not the name of its file')
    .meta({
      title: 'Description of the picture',
      description: 'What it shows, for those who cannot see it.',
    }),
  focus: z
    .enum(focusPlaces, `must be one of ${focusPlaces.join(', ')}`)
    .meta({
      title: 'What a crop keeps',
      description:
        'Where the important part is. Cards, the large picture on phones and the social card are cropped around it. Empty: mostly the middle.',
    })
    .optional(),
})

/**
 * A client's logo. Unlike other pictures it may be an SVG, which is shown unchanged and must not contain active
 * content.
 */
export const logoFile = fileOf(/\.(png|jpe?g|webp|svg)$/i, 'PNG, JPEG, WebP or SVG').meta({
  title: 'Logo',
  widget: 'image',
  description:
    'PNG or WebP without a ground, or SVG; a JPEG should have a white ground. At least 320 pixels wide.',
})

export const heroPicture = picture.extend({
  portrait: pictureFile
    .meta({
      title: 'The same for phones',
      widget: 'image',
      description: 'A part of it, upright, 840 × 1080 pixels or larger. Without it the middle is shown.',
    })
    .optional(),
})

/** A draft is shown in previews only. */
export const draft = z
  .boolean()
  .default(false)
  .meta({ title: 'Draft', description: 'A draft is shown in previews only.' })

/** The days on which something is published, both included. A production build of another day leaves it out. */
export const publicationDays = {
  publishFrom: isoDay
    .meta({ title: 'Published from', description: 'The first day (IST). Empty: at once.' })
    .optional(),
  publishUntil: isoDay
    .meta({ title: 'Published until', description: 'The last day (IST). Empty: for good.' })
    .optional(),
}

type Days = { publishFrom?: string; publishUntil?: string }

/** Days are ISO dates, which sort as texts. */
export const isInOrder = ({ publishFrom, publishUntil }: Days) =>
  !publishFrom || !publishUntil || publishFrom <= publishUntil
export const needsOrder = { path: ['publishUntil'], error: 'must not be before publishFrom' }

export const question = z.strictObject({ question: line, answer: copy })

/** A heading and the text below it. */
export const headed = { heading: line, text: copy }

export const textSection = z.strictObject({
  id: slug,
  heading: line,
  paragraphs: list(copy).optional(),
  items: list(text).optional(),
})

export const markdownSection = z.strictObject({
  id: slug,
  heading: line,
  body: written('markdown').meta({
    widget: 'markdown',
    description: 'Text with links, lists and tables, in Markdown.',
  }),
})

const inNorthIndia = ([latitude, longitude]: Point) =>
  latitude >= 22 && latitude <= 37 && longitude >= 70 && longitude <= 86

/** Latitude and longitude, written as maps copy them: '28.63, 77.22'. */
export const point = line
  .regex(/^\d{1,2}(\.\d+)?, \d{1,2}(\.\d+)?$/, "must be latitude and longitude, such as '28.63, 77.22'")
  .refine(
    (value) => inNorthIndia(toPoint(value)),
    'must lie between 22 and 37 north, and between 70 and 86 east',
  )
  .transform(toPoint)

function toPoint(value: string): Point {
  const [latitude = NaN, longitude = NaN] = value.split(', ').map(Number)
  return [latitude, longitude]
}

/** Latitude and longitude in degrees. */
export type Point = readonly [number, number]
export type TextSection = z.infer<typeof textSection>
export type Picture = z.infer<typeof picture>

export const month = z.int().min(1, 'must be a month from 1 to 12').max(12, 'must be a month from 1 to 12')
