import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildStep, buildSteps } from '../../build/steps'
import { layOutBare, layOutSite, postsBeside } from './lay-out'
import { type Cost, runParts } from './run-parts'
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
  /** Once more, in turn with the edited site's, so that a phase in which the machine is slow distorts neither side alone. */
  bareRebuild: Cost
  bare: Weight
}

const exportAt = buildSteps.findIndex(({ name }) => name === 'export')
const parts = [
  { name: 'check' as const, steps: buildSteps.filter(({ name }) => name === 'content check') },
  { name: 'next' as const, steps: buildSteps.slice(exportAt, exportAt + 1) },
  { name: 'after' as const, steps: buildSteps.slice(exportAt + 1) },
]

const meanBytes = (root: string, files: string[]) =>
  files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0) / files.length

/** Builds the site. @returns the costs, and the mean bytes of an added page before the post-build. */
async function build(): Promise<{ build: Build; bytes: number }> {
  rmSync(exported('site'), { recursive: true, force: true })
  mkdirSync(join(folders.site, '.cache'), { recursive: true })
  let bytes = 0
  const costs = await runParts(folders.site, parts, (name) => {
    if (name === 'next') bytes = meanBytes(exported('site'), listPages(exported('site')).filter(isAdded))
  })
  return { build: costs, bytes }
}

async function buildBare(): Promise<Cost> {
  rmSync(exported('bare'), { recursive: true, force: true })
  const { bare } = await runParts(folders.bare, [{ name: 'bare', steps: [BARE_BUILD] }])
  return bare
}

function editVehicle(): void {
  const file = join(folders.site, 'content', 'fleet', 'vehicles', 'honda-city.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^(introText: >-\s+)/m, '$1Edited. '))
}

/** Builds the site with the given number of added vehicles and a minimal export of as many pages, and both again after an edit. */
export async function measureSize(vehicles: number, listed: boolean): Promise<Measured> {
  layOutSite(folders.site, vehicles, listed)
  const first = await build()
  layOutBare(folders.bare, listPages(exported('site')).length, first.bytes)
  const bareBuild = await buildBare()
  editVehicle()
  const { build: edit } = await build()
  const bareRebuild = await buildBare()
  const bareBytes = statSync(join(exported('bare'), 'page-0', 'index.html')).size
  return {
    vehicles,
    posts: postsBeside(vehicles),
    build: first.build,
    edit,
    site: weigh(exported('site')),
    exportedBytes: { site: first.bytes, bare: bareBytes },
    bareBuild,
    bareRebuild,
    bare: weigh(exported('bare')),
  }
}
