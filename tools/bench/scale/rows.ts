import budgets from '../../sizes/budgets.json'
import { median } from '../report'
import type { Measured } from './measure-size'
import type { Cost } from './run-parts'
import { bareScript, isAdded, pageScript } from './weigh'

const KB = 1024
/** Pages are listed whose size in the largest build exceeds that in the smallest by this factor. */
const NOTABLE_GROWTH = 1.02

type Rows = (string | number)[][]

const inKb = (bytes: number) => (bytes / KB).toFixed(1)
const inSeconds = (seconds: number) => seconds.toFixed(1)

const told = (value: number | undefined, digits = 1) => value?.toFixed(digits) ?? 'not told'

export const pagesOf = ({ site }: Measured) => site.pages.size

/** By the time of the processors, which another load changes less, where the system tells it. */
const costOf = ({ processor, seconds }: Cost) => processor ?? seconds

/** What a build takes after `next build`, relative to that, by the clock. */
export const afterRatio = ({ build: { next, after } }: Measured) => after.seconds / next.seconds
/** The same by the time of the processors. */
const afterWork = ({ build: { next, after } }: Measured) => costOf(after) / costOf(next)

/**
 * Of an added page beside a page of the bare export: the costs that `next build` and the content check have more than at
 * a smaller size, over both builds.
 */
export function pageRatio(smaller: Measured | undefined, size: Measured): number | undefined {
  if (!smaller) return undefined
  const sum = (costs: Cost[]) => costs.reduce((total, cost) => total + costOf(cost), 0)
  const site = ({ build, edit }: Measured) => sum([build.check, build.next, edit.check, edit.next])
  const bare = ({ bareBuild, bareRebuild }: Measured) => sum([bareBuild, bareRebuild])
  return (site(size) - site(smaller)) / (bare(size) - bare(smaller))
}

const both = ({ seconds, processor }: Cost) => `${inSeconds(seconds)} (${told(processor)})`

export const timeRows = (sizes: Measured[]): Rows => [
  [
    'vehicles + posts added',
    'pages',
    'content check',
    'next build',
    'after it',
    'after ÷ next build',
    'bare export',
    'an added page ÷ a bare one',
  ],
  ...sizes.map((size, index) => [
    `${size.vehicles} + ${size.posts}`,
    pagesOf(size),
    ...[size.build.check, size.build.next, size.build.after].map(both),
    `${afterRatio(size).toFixed(2)} (${afterWork(size).toFixed(2)})`,
    both(size.bareBuild),
    told(pageRatio(sizes[index - 1], size), 2),
  ]),
]

export const editRows = (sizes: Measured[]): Rows => [
  ['pages', 'content check', 'next build', 'after it', 'bare export again'],
  ...sizes.map((size) => [
    pagesOf(size),
    ...[size.edit.check, size.edit.next, size.edit.after, size.bareRebuild].map(both),
  ]),
]

export const memoryRows = (sizes: Measured[]): Rows => [
  ['pages', 'content check', 'next build', 'after it', 'bare export'],
  ...sizes.map((size) => [
    pagesOf(size),
    ...[size.build.check, size.build.next, size.build.after, size.bareBuild].map(({ megabytes }) =>
      told(megabytes, 0),
    ),
  ]),
]

/** Pages that only this size has: the vehicles and posts added. */
const added = ({ site: { pages } }: Measured) => [...pages].filter(([file]) => isAdded(file))

export const weightRows = (sizes: Measured[]): Rows => [
  [
    'pages',
    'HTML of an added page, KB compressed',
    'files a page',
    'KB a page in out/',
    'as exported, KB',
    'bare: HTML, KB compressed',
    'as exported, KB',
    'files a page',
    'KB a page',
  ],
  ...sizes.map((size) => [
    pagesOf(size),
    inKb(median(added(size).map(([, bytes]) => bytes))),
    (size.site.files / pagesOf(size)).toFixed(1),
    inKb(size.site.bytes / pagesOf(size)),
    inKb(size.exportedBytes.site),
    inKb(median([...size.bare.pages.values()])),
    inKb(size.exportedBytes.bare),
    (size.bare.files / size.bare.pages.size).toFixed(1),
    inKb(size.bare.bytes / size.bare.pages.size),
  ]),
]

/** Pages of the real site whose size grows with the number of vehicles and posts. */
export function grownRows(sizes: Measured[]): Rows {
  const [smallest, largest] = [sizes[0], sizes.at(-1)]
  const grown = [...(smallest?.site.pages ?? [])].filter(
    ([file, bytes]) => (largest?.site.pages.get(file) ?? 0) > bytes * NOTABLE_GROWTH,
  )
  const own = grown.filter(([file]) => !isAdded(file))
  return [
    ['HTML, KB compressed', ...sizes.map((size) => `${pagesOf(size)} pages`)],
    ...own.map(([file]) => [file, ...sizes.map(({ site }) => inKb(site.pages.get(file) ?? Number.NaN))]),
  ]
}

export type ScriptRatio = { type: string; kilobytes: string; ratio: number; hasForm: boolean }

/** The scripts of each type of page relative to those of the minimal export. */
export function scriptRatios(site: string, bare: string): { bare: string; types: ScriptRatio[] } {
  const least = bareScript(bare)
  const types = Object.entries(budgets).map(([type, { page }]) => {
    const { bytes, hasForm } = pageScript(site, page)
    return { type, kilobytes: inKb(bytes), ratio: bytes / least, hasForm }
  })
  return { bare: inKb(least), types }
}
