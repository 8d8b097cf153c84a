import * as z from 'zod'
import { DESCRIPTION_LENGTH, TITLE_MAX } from '@/lib/site/search-limits'

/** A text a visitor reads: never empty, never padded. */
export const text = z
  .string('must be a text')
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space')

export const searchTitle = text.max(TITLE_MAX, `must have at most ${TITLE_MAX} characters`).meta({
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

/** A text of more than a line, which the editor gives room to. */
export const copy = text.meta({ widget: 'text' })

export const slug = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
export const count = z.int('must be a whole number').nonnegative('must not be negative')
export const timeOfDay = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')
export const isoDay = z.iso.date('must be a day such as 2026-03-14')
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address beginning with https://',
})

/** Key paths of values that are still sample and must be replaced before the site goes live. */
export const sample = z.array(text).default([]).meta({
  title: 'Still sample',
  description:
    'Names of the values of this file that are stand-ins. Replace the value, then take its line out here.',
})

const pictureFile = text.startsWith('/', 'must begin with /')

export const picture = z.strictObject({
  src: pictureFile.meta({
    title: 'Picture',
    widget: 'image',
    description: 'At best 1600 × 1000 pixels or larger.',
  }),
  alt: text.meta({
    title: 'Description of the picture',
    description: 'What it shows, for those who cannot see it.',
  }),
})

/** A client's logo. Unlike other pictures it may be an SVG, which is shown as it is and must hold nothing active. */
export const logoFile = pictureFile
  .regex(/\.(png|jpe?g|webp|svg)$/i, 'must be a PNG, JPEG, WebP or SVG')
  .meta({
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
  .boolean('must be true or false')
  .default(false)
  .meta({ title: 'Draft', description: 'A draft is shown in previews only.' })

export const question = z.strictObject({ question: text, answer: copy })

/** A heading and the text below it. */
export const headed = { heading: text, text: copy }

export const textSection = z.strictObject({
  id: slug,
  heading: text,
  paragraphs: z.array(copy).optional(),
  items: z.array(text).optional(),
})

export const markdownSection = z.strictObject({
  id: slug,
  heading: text,
  body: copy.meta({ widget: 'markdown', description: 'Text with links, lists and tables, in Markdown.' }),
})

const inNorthIndia = ([latitude, longitude]: Point) =>
  latitude >= 22 && latitude <= 37 && longitude >= 70 && longitude <= 86

/** Latitude and longitude, written as maps copy them: '28.63, 77.22'. */
export const point = text
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
