import { siteChecks } from '../check/checks'
import type { Site } from '../check/site'
import type { Fault } from '../shared/fault'

/** Why the build in `out/` is not the one to put online; undefined when it is. */
function buildProblem(
  site: Site | undefined,
  changed: { content: number; build: number },
): string | undefined {
  const home = site?.pages.find(({ path }) => path === '/')
  if (!site || !home) return 'there is no build to look at'
  if (changed.build < changed.content) return 'the build is older than the content'
  if (home.canonical !== `${site.address}/`) return `the build is for another address, ${home.canonical}`
  return undefined
}

/** What is wrong with the build in `out/`, by the checks of the site. */
export function buildFaults(
  site: Site | undefined,
  changed: { content: number; build: number },
): Record<string, () => Fault[]> {
  const problem = buildProblem(site, changed)
  const needs = 'Fix it, then run: npm run build'
  if (!site || problem)
    return { 'the build is the one to publish': () => [{ where: 'out/', what: problem ?? '', needs }] }
  return Object.fromEntries(
    Object.entries(siteChecks).map(([name, check]) => [
      name,
      () => check(site).map((what) => ({ where: 'out/', what, needs })),
    ]),
  )
}
