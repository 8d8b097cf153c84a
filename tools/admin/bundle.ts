/** The script of /admin: the editor's package, and this project's part of it. */
import { readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { basePath } from '../../lib/config/env'
import { filesIn } from '../shared/files-below'

export const EDITOR_FILE = 'editor.js'

/** Modules of the editor that no field uses: 240 languages of code blocks, and maps. */
const unused: Plugin = {
  name: 'unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(@shikijs\/|leaflet\/|terra-draw)/ }, () => ({
      path: 'nothing',
      namespace: 'unused',
    }))
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default []' }))
  },
}

/** The package contains its fonts, but its CSS lists a CDN first. */
const ownFonts: Plugin = {
  name: 'own-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/@font-face\s*\{[^}]*cdn\.jsdelivr[^}]*\}/g, ''),
    }))
  },
}

/** SVG files that components import: those that the site's build published. */
const publishedSvgs: Plugin = {
  name: 'published-svgs',
  setup({ onLoad }) {
    onLoad({ filter: /\.svg$/ }, ({ path }) => {
      const published = filesIn('out/_next/static/media', /\.svg$/).find((file) =>
        basename(file).startsWith(`${basename(path, '.svg')}.`),
      )
      if (!published) throw new Error(`The build published no copy of ${path}`)
      return { contents: JSON.stringify({ src: basePath + published.slice('out'.length) }), loader: 'json' }
    })
  },
}

/** The preview draws the land of its maps into its own document, from the draft. */
const ownLand: Plugin = {
  name: 'own-land',
  setup({ onLoad }) {
    onLoad({ filter: /land\.generated\.svg$/ }, () => ({ contents: 'export default { src: "" }' }))
  },
}

/** Paths of the files are relative to this folder. */
const OUTDIR = resolve('admin')

/** @param define constants of this project's part. @returns files by their path below /admin. */
export async function bundleEditor(
  define: Record<string, string>,
): Promise<[file: string, contents: Uint8Array][]> {
  const { outputFiles } = await build({
    entryPoints: { [basename(EDITOR_FILE, '.js')]: 'tools/admin/editor.ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    minify: true,
    charset: 'utf8',
    legalComments: 'eof',
    jsx: 'automatic',
    outdir: OUTDIR,
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
    plugins: [unused, ownFonts, ownLand, publishedSvgs],
    logLevel: 'warning',
    write: false,
  })
  return outputFiles.map(({ path, contents }) => [relative(OUTDIR, path), contents])
}
