import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { buildLocale, languageTag } from '../../lib/config/locales'
import type { Provider } from '../../lib/analytics/settings'
import { esbuildTargets } from '../browsers/floor'
import { filesIn } from '../shared/files-below'
import { ISLANDS } from './folders'

/** How a module says that a component is an island. */
const ISLAND = /export const (\w+) = island\('([\w-]+)'/g
const LIST = 'islands'

type Island = { module: string; component: string }

/** The islands by their names. @throws where two have one name. */
function findIslands(): Map<string, Island> {
  const islands = new Map<string, Island>()
  for (const file of filesIn('components', /\.tsx$/))
    for (const [, component = '', name = ''] of readFileSync(file, 'utf8').matchAll(ISLAND)) {
      if (islands.has(name)) throw new Error(`two islands are named '${name}'`)
      islands.set(name, { module: file, component })
    }
  return islands
}

/** The module that imports each island when it is first wanted. */
const listOf = (islands: Map<string, Island>): Plugin => ({
  name: LIST,
  setup({ onResolve, onLoad }) {
    const lines = [...islands].map(
      ([name, { module, component }]) =>
        `'${name}': async () => (await import('./${module}')).${component}.Part,`,
    )
    onResolve({ filter: /\/islands$/ }, () => ({ path: LIST, namespace: LIST }))
    onLoad({ filter: /./, namespace: LIST }, () => ({
      contents: `export const islands = {\n${lines.join('\n')}\n}`,
      resolveDir: process.cwd(),
    }))
  },
})

/** As Next.js hands the environment to the browser. */
function environment(): Record<string, string> {
  const names = readFileSync('lib/config/env.ts', 'utf8').match(/(?<=process\.env\.)\w+/g) ?? []
  const given = names.map((name) => [name, process.env[name] ?? ''])
  return Object.fromEntries(
    [...given, ['NODE_ENV', 'production']].map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value),
    ]),
  )
}

const options = () => ({
  bundle: true,
  minify: true,
  target: esbuildTargets,
  legalComments: 'none' as const,
  jsx: 'automatic' as const,
  loader: { '.css': 'empty' as const },
  define: {
    ...environment(),
    LANGUAGE_TAG: JSON.stringify(languageTag(buildLocale)),
  },
})

async function bundleText(from: Pick<BuildOptions, 'entryPoints' | 'stdin'>): Promise<string> {
  const { outputFiles } = await build({ ...options(), ...from, write: false, format: 'iife' })
  return outputFiles
    .map(({ text }) => text)
    .join('')
    .trim()
}

/** Bundles a stand-alone script. @param file its source. */
export const bundleScript = (file: string) => bundleText({ entryPoints: [file] })

/** The script that reports events, inlined so that a click on a call link before hydration is counted too. */
export const bundleReporter = (provider: Provider) =>
  bundleText({
    stdin: {
      resolveDir: process.cwd(),
      contents: `import { startReporting } from './lib/analytics/adapter'
import { ${provider} } from './lib/analytics/providers'
const { endpoint, domain } = document.currentScript.dataset
startReporting(${provider}, { endpoint, domain })`,
    },
  })

type Output = Metafile['outputs'][string]

/** React's own code contains the names of all elements, and renders none of them. */
const isFramework = ({ inputs }: Output) => Object.keys(inputs).some((file) => file.includes('/react-dom/'))

/**
 * Bundles what the browser loads to start the islands of a page into the exported folder.
 * @param root the exported folder. @param basePath '' or '/folder'.
 */
export async function bundleIslands(root: string, basePath: string) {
  const islands = findIslands()
  const { metafile } = await build({
    ...options(),
    entryPoints: ['late-start/runtime.ts'],
    outdir: join(root, ISLANDS),
    format: 'esm',
    splitting: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[hash]',
    plugins: [listOf(islands)],
  })
  const outputs = new Map(Object.entries(metafile.outputs))
  const ofModule = new Map([...outputs].map(([file, { entryPoint }]) => [entryPoint, file]))
  const fileOf = (module: string) => ofModule.get(module) ?? ''
  const runtime = fileOf('late-start/runtime.ts')
  // One file, so that it never waits for another.
  const loaderText = await bundleScript('late-start/page.ts')
  const loader = join(
    root,
    ISLANDS,
    `page-${createHash('sha256').update(loaderText).digest('hex').slice(0, 8)}.js`,
  )
  writeFileSync(loader, loaderText)
  const modulesOf = (names: string[]) =>
    names.map((name) => {
      const island = islands.get(name)
      if (!island) throw new Error(`no module has the island '${name}'`)
      return fileOf(island.module)
    })

  /** A file with all that it imports. @param isLazy whether later imports count too. */
  function reach(from: string[], isLazy: boolean): string[] {
    const found = new Set(from)
    // Iteration over a Set includes elements added during it.
    for (const file of found)
      for (const { path, kind } of outputs.get(file)?.imports ?? [])
        if (isLazy || kind === 'import-statement') found.add(path)
    return [...found]
  }
  const own = new Set(reach([runtime], false))
  const mount = fileOf('late-start/mount.tsx')
  return {
    /** The address of the loader, which every page has. */
    loader: `${basePath}/${relative(root, loader)}`,
    /** The address of what the loader imports. */
    runtime: `${basePath}/${relative(root, runtime)}`,
    /** The inline scripts: of every page, after the form of the offers, of a site in several languages. */
    early: await bundleScript('late-start/early.ts'),
    firstFill: await bundleScript('late-start/first-fill.ts'),
    samePage: await bundleScript('late-start/same-page.ts'),
    /** The files that a page with these islands loads once a visitor is there, besides the loader. */
    filesOf: (names: string[]) =>
      names.length === 0
        ? []
        : reach([mount, ...modulesOf(names)], false)
            .filter((file) => !own.has(file))
            .map((file) => basename(file)),
    /** The text of the scripts that may render something in such a page. */
    textOf: (names: string[]) =>
      reach(modulesOf(names), true)
        .filter((file) => !isFramework(outputs.get(file)!))
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n'),
  }
}
