import { descriptions, titles } from '../check/heads'
import { deadFiles, deadLinks } from '../check/links'
import { isHidden, type Site, UNHIDE } from '../check/site'
import type { Fault } from '../shared/fault'

const BUILD = 'Run: npm run build'

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

/** The links of a hidden build are those of the live site all the same. */
const hiddenFaults = (site: Site): Fault[] =>
  isHidden(site) ? [{ where: 'out/', what: 'the build is hidden from search engines', needs: UNHIDE }] : []

/** Broken links, missing files, and titles and descriptions that do not fit. @param fileOf the content file a page is made from. */
function pageFaults(site: Site, fileOf: (path: string) => string): Fault[] {
  const problems = [deadLinks, deadFiles, titles, descriptions].flatMap((check) => check(site))
  return problems.map((problem) => {
    const [path = '', ...rest] = problem.split(': ')
    return { where: fileOf(path), what: `on ${path}, ${rest.join(': ')}`, needs: 'Fix or remove it' }
  })
}

/** What is wrong with the build in `out/`. */
export function buildFaults(
  site: Site | undefined,
  changed: { content: number; build: number },
  fileOf: (path: string) => string,
): Fault[] {
  const problem = buildProblem(site, changed)
  if (!site || problem) return [{ where: 'out/', what: problem ?? '', needs: BUILD }]
  return [...hiddenFaults(site), ...pageFaults(site, fileOf)]
}
