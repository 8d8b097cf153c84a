import { browserslistToTargets } from 'lightningcss'
import packageJson from '../../package.json' with { type: 'json' }

/** The browsers that stand for the engines of all others, by esbuild's names. docs/reliability.md, Browsers. */
const ENGINES: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
  opera: 'opera',
}

/** The oldest versions that are served of these, as ['chrome', '99']: of 'chrome >= 99' in package.json. */
const floor = packageJson.browserslist
  .map((query) => query.split(' >= ') as [browser: string, version: string])
  .filter(([browser]) => browser in ENGINES)

/** The floor as esbuild's targets: 'chrome99'. */
export const esbuildTargets = floor.map(([browser, version]) => `${ENGINES[browser]}${version}`)

/** The floor as lightningcss's targets. */
export const cssTargets = browserslistToTargets(floor.map((each) => each.join(' ')))
