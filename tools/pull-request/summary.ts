/** The comment of a pull request: one, updated with every build. */
import * as z from 'zod'

const picture = z.object({
  width: z.string().regex(/^\d+$/),
  /** File names in the preview's folder of pictures; none where the page was, or is, not there. */
  before: z.string().optional(),
  after: z.string().optional(),
})

const page = z.object({
  path: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  wordsAdded: z.number(),
  wordsRemoved: z.number(),
  bytes: z.number(),
  pictures: z.array(picture).default([]),
})

/** The data that the build job passes to the report job. */
export const summarySchema = z.object({
  commit: z.string().regex(/^[0-9a-f]{7,40}$/),
  pages: z.array(page),
  samples: z.object({ before: z.number(), after: z.number() }),
})

export type Summary = z.infer<typeof summarySchema>
export type PagePicture = z.infer<typeof picture>
type Page = Summary['pages'][number]

/** Path of the pictures, relative to the preview's URL. */
export const PICTURES_PATH = 'preview/changes'

/** The marker by which the comment is found again. */
export const MARKER = '<!-- site-preview -->'

/** A comment may have 65,536 characters. */
const MOST_ROWS = 100

const signed = (count: number) => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0')

/** Escapes paths, which come from file names, so that they cannot end a table cell, a link or a tag. */
const plain = (text: string) => text.replace(/[^\w./-]/g, (character) => `&#${character.codePointAt(0)};`)

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function sampleLine({ before, after }: Summary['samples']): string {
  if (after === 0) return 'No sample values left.'
  const change = after === before ? 'as before' : `${signed(after - before)}`
  return `${counted(after, 'sample value', 'sample values')} left (${change}).`
}

const sum = (pages: Page[], key: 'wordsAdded' | 'wordsRemoved' | 'bytes') =>
  pages.reduce((total, one) => total + one[key], 0)

const linkTo = (address: string, { path, kind }: Page) =>
  kind === 'removed' ? plain(path) : `[${plain(path)}](${address}${encodeURI(path)})`

function table(address: string, pages: Page[]): string[] {
  const rows = pages
    .slice(0, MOST_ROWS)
    .map(
      (one) =>
        `| ${linkTo(address, one)} | ${one.kind} | +${one.wordsAdded} −${one.wordsRemoved} | ${signed(one.bytes)} |`,
    )
  const more = pages.length - MOST_ROWS
  return [
    '| page | | words | bytes |',
    '| --- | --- | ---: | ---: |',
    ...rows,
    ...(more > 0 ? [`| … and ${more} more | | | |`] : []),
  ]
}

function pictureRows(address: string, { path, pictures }: Page): string[] {
  const image = (name: string | undefined, alt: string) =>
    name
      ? `<img src="${address}/${PICTURES_PATH}/${encodeURIComponent(name)}" alt="${alt}" width="360">`
      : 'not there'
  return pictures.flatMap(({ width, before, after }) => [
    `<details><summary>${plain(path)} at ${width} pixels</summary>`,
    '',
    '| before | after |',
    '| --- | --- |',
    `| ${image(before, 'before')} | ${image(after, 'after')} |`,
    '',
    '</details>',
  ])
}

/**
 * Writes the comment, as GitHub's Markdown.
 * @param address of the preview's home page, without a slash at its end.
 */
export function writeSummary({ commit, pages, samples }: Summary, address: string): string {
  const changed = pages.length > 0
  const total = changed
    ? `${counted(pages.length, 'page differs', 'pages differ')}: +${sum(pages, 'wordsAdded')} −${sum(pages, 'wordsRemoved')} words, ${signed(sum(pages, 'bytes'))} bytes.`
    : 'No page looks or reads differently.'
  const lines = [
    MARKER,
    `### [Open the preview](${address}/)`,
    '',
    `Commit ${commit.slice(0, 7)}, with drafts. [All pages](${address}/preview/). ${total} ${sampleLine(samples)}`,
    '',
    ...(changed
      ? ['<details><summary>Pages</summary>', '', ...table(address, pages), '', '</details>', '']
      : []),
    ...pages.flatMap((one) => pictureRows(address, one)),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}
