import { transform, type TransformOptions, type CustomAtRules } from 'lightningcss'

export type Sheet = {
  css: string
  /** Every class the sheet speaks of. */
  classes: string[]
  /** Every variable that Tailwind declares for its utilities. */
  variables: string[]
}

const FILE = 'site.css'
/** Tailwind's layer for browsers without `@property`: none of the targets. */
const FALLBACKS = 'properties'
/** Variables that no page and no script names. */
const OWN_VARIABLES = '--tw-'

/**
 * Browsers that all have what the sheet uses, so that nothing is rewritten for older ones. Without any, the minifier
 * draws `animation-timeline` into `animation`, which no browser reads.
 */
const TARGETS = { chrome: 130 << 16, firefox: 130 << 16, safari: 18 << 16 }

const run = (css: string, options: Partial<TransformOptions<CustomAtRules>>): string =>
  transform({
    filename: FILE,
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    ...options,
  }).code.toString()

/** Any origin will do: only the path is used. */
const ORIGIN = 'http://site.invalid'

function absolute(url: string, sheetAddress: string): string {
  if (url.startsWith('#')) return url
  const { origin, href } = new URL(url, ORIGIN + sheetAddress)
  return origin === ORIGIN ? href.slice(ORIGIN.length) : href
}

/**
 * Reads a stylesheet so that it can stand in any page.
 * @param address where it was served from: what it points at is relative to that.
 */
export function readSheet(css: string, address: string): Sheet {
  const classes = new Set<string>()
  const variables = new Set<string>()
  const own = run(css, {
    visitor: {
      Url: (url) => ({ ...url, url: absolute(url.url, address) }),
      Rule: {
        'layer-block': ({ value }) => (value.name?.join() === FALLBACKS ? [] : undefined),
      },
      Selector: (selector) => collectClasses(selector, classes),
      DashedIdent: (name) => void (name.startsWith(OWN_VARIABLES) && variables.add(name)),
    },
  })
  return { css: own, classes: [...classes], variables: [...variables] }
}

/** Classes stand in selectors and in the lists inside `:is()`, `:where()`, `:not()` and `:has()`. */
function collectClasses(selector: unknown, classes: Set<string>): void {
  JSON.stringify(selector, (_key, part: unknown) => {
    if (part && typeof part === 'object' && 'type' in part && part.type === 'class' && 'name' in part)
      classes.add(String(part.name))
    return part
  })
}

/** Tailwind declares its variables for every utility of the site; those that no rule reads are cut out. */
function withoutIdle(variables: string[], css: string): string {
  const read = new Set<string>()
  run(css, { visitor: { Variable: ({ name }) => void read.add(name.ident) } })
  return run(css, { unusedSymbols: variables.filter((name) => !read.has(name)) })
}

/** Cuts a sheet down to the classes in use. Pages of one kind use the same, so each cut is made once. */
export function createPruner(sheet: Sheet): (words: ReadonlySet<string>[]) => string {
  const made = new Map<string, string>()
  return (words) => {
    const unused = sheet.classes.filter((name) => !words.some((set) => set.has(name)))
    const key = unused.join(' ')
    const known = made.get(key)
    if (known !== undefined) return known
    const css = withoutIdle(sheet.variables, run(sheet.css, { unusedSymbols: unused }))
    made.set(key, css)
    return css
  }
}
