import { join } from 'node:path'
import { type BuildStep, siteSteps } from '../../build/steps'
import { layOutBare, layOutSite, postsBeside } from './lay-out'
import { type Cost, runStep } from './run-step'
import { listPages, weigh, type Weight } from './weigh'

const BARE_BUILD: BuildStep = { name: 'export', command: ['next', 'build'], reads: ['app'], makes: ['out'] }
const SCRATCH = join('.cache', 'bench', 'scale')

/** The folders of the two builds of the last size. */
export const folders = { site: join(SCRATCH, 'site'), bare: join(SCRATCH, 'bare') }
export const exported = (side: keyof typeof folders) => join(folders[side], 'out')

type Step = Cost & { name: string }
export type Measured = {
  vehicles: number
  posts: number
  /** `next build`, then the steps that `npm run build` runs after it. */
  steps: Step[]
  site: Weight
  bareBuild: Cost
  bare: Weight
}

async function runSteps(folder: string): Promise<Step[]> {
  const steps: Step[] = []
  for (const step of siteSteps) {
    const cost = await runStep(folder, step)
    console.log(`${step.name}: ${cost.seconds.toFixed(1)} s, ${cost.megabytes?.toFixed(0) ?? '?'} MB at most`)
    steps.push({ name: step.name, ...cost })
  }
  return steps
}

/** Builds the site with the given number of added vehicles, and a minimal export of as many pages. */
export async function measureSize(vehicles: number, listed: boolean): Promise<Measured> {
  layOutSite(folders.site, vehicles, listed)
  const steps = await runSteps(folders.site)
  layOutBare(folders.bare, listPages(exported('site')).length)
  const bareBuild = await runStep(folders.bare, BARE_BUILD)
  console.log(`bare: ${bareBuild.seconds.toFixed(1)} s, ${bareBuild.megabytes?.toFixed(0) ?? '?'} MB at most`)
  const weights = { site: weigh(exported('site')), bare: weigh(exported('bare')) }
  return { vehicles, posts: postsBeside(vehicles), steps, bareBuild, ...weights }
}
