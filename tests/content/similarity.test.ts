import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentRoot, splitMarkdown } from '@/lib/content/load'
import { listSitePages, type SitePage } from '@/lib/content/site-pages'

/** Pages more alike than this count as one page under two addresses. */
const MOST = 0.25
const WORDS = 5

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A page's own text: that of its file, or of its entry in the file of the categories. */
function ownText({ subject, files: [file = ''] }: SitePage): string {
  if (subject.kind === 'category') return textsIn(subject.entry).join(' ')
  const text = readFileSync(join(contentRoot, file), 'utf8')
  const { yaml, body } = splitMarkdown(text) ?? { yaml: text, body: '' }
  return [...textsIn(parse(yaml)), body].join(' ')
}

function shinglesOf(page: SitePage): Set<string> {
  const words =
    ownText(page)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  return new Set(words.slice(WORDS - 1).map((_, index) => words.slice(index, index + WORDS).join(' ')))
}

function similarity(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length
  return shared / (a.size + b.size - shared)
}

it('no two pages say the same: their own texts share less than a quarter of their runs of five words', () => {
  const pages = listSitePages().map((page) => ({ path: page.path, shingles: shinglesOf(page) }))
  const alike = pages.flatMap(({ path, shingles }, index) =>
    pages.slice(index + 1).flatMap((other) => {
      const share = similarity(shingles, other.shingles)
      return share < MOST ? [] : `${path} ${other.path} ${share.toFixed(2)}`
    }),
  )
  expect(alike).toEqual([])
})
