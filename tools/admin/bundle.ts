/** The script of /admin: the editor's package, and this project's part of it. */
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { basePath } from '../../lib/config/env'
import { routes } from '../../lib/routes/routes'
import { filesIn } from '../shared/files-below'
import { pageRoutes } from './config'

export const EDITOR_FILE = 'editor.js'

/** Answers an import in place of the file. */
const inPlaceOf = (filter: RegExp, contentsOf: (path: string) => string): Plugin => ({
  name: String(filter),
  setup: ({ onLoad }) => onLoad({ filter }, ({ path }) => ({ contents: contentsOf(path), loader: 'js' })),
})

/** An SVG that a component imports, as the site's build published it. */
function publishedSvg(path: string): string {
  const published = filesIn('out/_next/static/media', /\.svg$/).find((file) =>
    basename(file).startsWith(`${basename(path, '.svg')}.`),
  )
  if (!published) throw new Error(`The build published no copy of ${path}`)
  return svgModule(basePath + published.slice('out'.length))
}

const svgModule = (src: string) => `export default ${JSON.stringify({ src })}`

/** Imports the page of each file from its folder. */
const pageModules = () =>
  [
    ...pageRoutes.map(([, route], at) => {
      const folder = route === routes.home ? '(home)' : `(pages)${route}`
      return `import page${at} from '../../app/${folder}/page'`
    }),
    `export const pages = {${pageRoutes.map(([name], at) => `'${name}': page${at}`).join()}}`,
  ].join('\n')

const NOTHING = 'nothing'
/** Modules of the editor that no field uses: 240 languages of code blocks, and maps. */
const unused: Plugin = {
  name: 'unused',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^(@shikijs\/|leaflet\/|terra-draw)/ }, () => ({ path: resolve(NOTHING) })),
}

const plugins = [
  unused,
  inPlaceOf(RegExp(`${NOTHING}$`), () => 'export default []'),
  // The package contains its fonts, but its CSS lists a CDN first.
  inPlaceOf(/@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/, (path) =>
    readFileSync(path, 'utf8').replace(/@font-face\s*\{[^}]*cdn\.jsdelivr[^}]*\}/g, ''),
  ),
  // The preview draws the land of its maps into its own document, from the draft.
  inPlaceOf(/land\.generated\.svg$/, () => svgModule('')),
  inPlaceOf(/\.svg$/, publishedSvg),
  inPlaceOf(/page-modules\.ts$/, pageModules),
]

/** @param outdir the folder of /admin. @param define constants of this project's part. */
export const bundleEditor = (outdir: string, define: Record<string, string>) =>
  build({
    entryPoints: { [basename(EDITOR_FILE, '.js')]: 'tools/admin/editor.ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    minify: true,
    charset: 'utf8',
    legalComments: 'eof',
    jsx: 'automatic',
    outdir,
    // The package resolves its assets relative to its entry and to its chunks.
    chunkNames: 'chunks/[name]-[hash]',
    inject: ['tools/admin/browser-process.ts'],
    // The preview runs the site's own readers on files embedded in the script.
    alias: Object.fromEntries(
      ['buffer', 'child_process', 'fs', 'path'].map((name) => [
        `node:${name}`,
        './tools/admin/browser-node.ts',
      ]),
    ),
    define,
    plugins,
    logLevel: 'warning',
  })
