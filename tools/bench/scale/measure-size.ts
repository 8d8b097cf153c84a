import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupsOf } from '../../build/run-steps'
import { type BuildStep, buildSteps } from '../../build/steps'
import { layOutBare, layOutSite, postsBeside } from './lay-out'
import { type Cost, runStep } from './run-step'
import { isAdded, listPages, weigh, type Weight } from './weigh'

const BARE_BUILD: BuildStep = { name: 'bare', command: ['next', 'build'], reads: ['app'], makes: ['out'] }
const SCRATCH = join('.cache', 'bench', 'scale')

/** The folders of the two builds of the last size. */
export const folders = { site: join(SCRATCH, 'site'), bare: join(SCRATCH, 'bare') }
export const exported = (side: keyof typeof folders) => join(folders[side], 'out')

/** What each part of a build takes. */
type Build = { check: Cost; next: Cost; after: Cost }
export type Measured = {
  vehicles: number
  posts: number
  build: Build
  /** Once more, after the text of one vehicle was edited. */
  edit: Build
  site: Weight
  /** Bytes of an added page as Next.js exports it, and of the bare export's page. */
  exportedBytes: { site: number; bare: number }
  bareBuild: Cost
  bare: Weight
}

const exportAt = buildSteps.findIndex(({ name }) => name === 'export')
/** The check of the content, `next build`, and the steps after it. */
const parts = groupsOf([
  ...buildSteps.filter(({ name }) => name === 'content check'),
  ...buildSteps.slice(exportAt),
])

const meanBytes = (root: string, files: string[]) =>
  files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0) / files.length

/** Builds the site. @returns the costs, and the mean bytes of an added page before the post-build. */
async function build(): Promise<{ build: Build; bytes: number }> {
  const [check, next, after] = parts
  if (!check || !next || !after) throw new Error('three parts of a build expected')
  rmSync(exported('site'), { recursive: true, force: true })
  mkdirSync(join(folders.site, '.cache'), { recursive: true })
  const checked = await runStep(folders.site, check)
  const built = await runStep(folders.site, next)
  const bytes = meanBytes(exported('site'), listPages(exported('site')).filter(isAdded))
  return { build: { check: checked, next: built, after: await runStep(folders.site, after) }, bytes }
}

function editVehicle(): void {
  const file = join(folders.site, 'content', 'fleet', 'vehicles', 'honda-city.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^(introText: >-\s+)/m, '$1Edited. '))
}

/** Builds the site with the given number of added vehicles, again after an edit, and a minimal export of as many pages. */
export async function measureSize(vehicles: number, listed: boolean): Promise<Measured> {
  layOutSite(folders.site, vehicles, listed)
  const first = await build()
  editVehicle()
  const { build: edit } = await build()
  const site = weigh(exported('site'))
  layOutBare(folders.bare, site.pages.size, first.bytes)
  const [bareStep] = groupsOf([BARE_BUILD])
  if (!bareStep) throw new Error('no bare build')
  const bareBuild = await runStep(folders.bare, bareStep)
  const bareBytes = statSync(join(exported('bare'), 'page-0', 'index.html')).size
  return {
    vehicles,
    posts: postsBeside(vehicles),
    build: first.build,
    edit,
    site,
    exportedBytes: { site: first.bytes, bare: bareBytes },
    bareBuild,
    bare: weigh(exported('bare')),
  }
}
