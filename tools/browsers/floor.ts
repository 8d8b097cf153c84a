import packageJson from '../../package.json' with { type: 'json' }

/** A browser as browserslist names it ('ios_saf'), and its oldest version ('15.4'). */
type Floor = Record<string, string>

const QUERY = /^(\w+) >= ([\d.]+)$/

/**
 * Parses queries of the form 'chrome >= 99': browsers and their oldest versions.
 * @throws for any other query, which has no single oldest version.
 */
function readFloor(queries: readonly string[]): Floor {
  const entries = queries.map((query) => {
    const [, browser, version] = QUERY.exec(query) ?? []
    if (!browser || !version) throw new Error(`browserslist: '${query}' is not of the form 'chrome >= 99'`)
    return [browser, version] as const
  })
  return Object.fromEntries(entries)
}

/**
 * The oldest browsers that an enquiry can be sent from: `browserslist` in package.json. docs/reliability.md, Browsers.
 */
const floor = readFloor(packageJson.browserslist)

/** The browsers that stand for the engines of all others, by esbuild's names. */
const ENGINES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
  opera: 'opera',
}

/** The floor as esbuild's targets: 'chrome99'. */
export const esbuildTargets = Object.entries(ENGINES).map(([browser, name]) => name + floor[browser])

/** A version as lightningcss encodes it: '15.4' is 15 << 16 | 4 << 8. */
function cssVersion(version = ''): number {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}

/** The floor as lightningcss's targets. */
export const cssTargets = Object.fromEntries(
  ['chrome', 'edge', 'firefox', 'safari', 'ios_saf', 'samsung', 'opera'].map((browser) => [
    browser,
    cssVersion(floor[browser]),
  ]),
)
