import budgets from '../../sizes/budgets.json'
import { median } from '../report'
import type { Measured } from './measure-size'
import { bareScript, pageScript } from './weigh'

const KB = 1024
/** Pages are listed whose size in the largest build exceeds that in the smallest by this factor. */
const NOTABLE_GROWTH = 1.02

type Rows = (string | number)[][]

const inKb = (bytes: number) => (bytes / KB).toFixed(1)
const inMb = (megabytes: number | undefined) => megabytes?.toFixed(0) ?? 'not told'
const inSeconds = (seconds: number) => seconds.toFixed(1)

export const pagesOf = ({ site }: Measured) => site.pages.size
const wholeBuild = ({ steps }: Measured) => steps.reduce((sum, { seconds }) => sum + seconds, 0)
const nextBuild = ({ steps }: Measured) => steps[0]?.seconds ?? Number.NaN
/** Of the steps with a sample: a step of a few tenths of a second ends before the first sample. */
function peak({ steps }: Measured): number {
  const told = steps.flatMap(({ megabytes }) => megabytes ?? [])
  return told.length > 0 ? Math.max(...told) : Number.NaN
}

/** The build time relative to the minimal export, without and with the later steps. */
export const buildRatios = (size: Measured) => ({
  next: nextBuild(size) / size.bareBuild.seconds,
  whole: wholeBuild(size) / size.bareBuild.seconds,
})

export const timeRows = (sizes: Measured[]): Rows => [
  [
    'vehicles + posts added',
    'pages',
    ...(sizes[0]?.steps.map(({ name }) => name) ?? []),
    'whole',
    'bare export',
    'next build ÷ bare',
    'whole ÷ bare',
  ],
  ...sizes.map((size) => [
    `${size.vehicles} + ${size.posts}`,
    pagesOf(size),
    ...size.steps.map(({ seconds }) => inSeconds(seconds)),
    inSeconds(wholeBuild(size)),
    inSeconds(size.bareBuild.seconds),
    buildRatios(size).next.toFixed(2),
    buildRatios(size).whole.toFixed(2),
  ]),
]

/** Additional kilobytes for each additional page, compared with the smaller size. */
function perPage(
  sizes: Measured[],
  index: number,
  megabytes: (size: Measured) => number | undefined,
): string {
  const [smaller, size] = [sizes[index - 1], sizes[index]]
  if (!smaller || !size) return ''
  const more = (megabytes(size) ?? Number.NaN) - (megabytes(smaller) ?? Number.NaN)
  return ((more * KB) / (pagesOf(size) - pagesOf(smaller))).toFixed(0)
}

export const memoryRows = (sizes: Measured[]): Rows => [
  [
    'pages',
    'peak, MB',
    'KB for each page more',
    'bare, MB',
    'bare, KB for each page more',
    ...(sizes[0]?.steps.map(({ name }) => name) ?? []),
  ],
  ...sizes.map((size, index) => [
    pagesOf(size),
    inMb(peak(size)),
    perPage(sizes, index, peak),
    inMb(size.bareBuild.megabytes),
    perPage(sizes, index, ({ bareBuild }) => bareBuild.megabytes),
    ...size.steps.map(({ megabytes }) => inMb(megabytes)),
  ]),
]

/** Pages that only this size has: the vehicles and posts added. */
const added = ({ site: { pages } }: Measured) =>
  [...pages].filter(([file]) => /\d{4,}\/index\.html$/.test(file))

export const weightRows = (sizes: Measured[]): Rows => [
  [
    'pages',
    'HTML of an added page, KB compressed',
    'files a page',
    'KB a page in out/',
    'bare: HTML, KB',
    'files a page',
    'KB a page',
  ],
  ...sizes.map((size) => [
    pagesOf(size),
    inKb(median(added(size).map(([, bytes]) => bytes))),
    (size.site.files / pagesOf(size)).toFixed(1),
    inKb(size.site.bytes / pagesOf(size)),
    inKb(median([...size.bare.pages.values()])),
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
  const own = grown.filter(([file]) => !/\d{4,}\/index\.html$/.test(file))
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
