/**
 * Builds the content editor into out/admin/. Runs after `next build`, whose style sheet the preview uses, and after the
 * post-build, which must not rewrite the editor's document.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Plugin } from 'esbuild'
import { getCompany } from '../lib/content/company'
import { getMessages, pages } from '../lib/content/pages'
import { basePath, siteUrl } from '../lib/config/env'
import { manifestFile } from '../lib/images/pictures'
import { contentConfig, publishModeOf, repositoryOf } from './admin/config'
import { editorPage } from './admin/page'
import { hashOf, openCache } from './shared/build-cache'
import { filesBelow } from './shared/files-below'

/** `--out FOLDER` builds into another folder, for tests. */
const OUT = parseArgs({ options: { out: { type: 'string', default: 'out/admin' } } }).values.out
/** The site's style sheet, for the preview: the pages themselves have it inline. */
const STYLE = 'site.css'
/** What changes with the content, so that the bundle does not. */
const DATA = 'data.js'
/** The outputs of this step; /admin/login is a page of the site and is kept. */
const MADE = ['assets', 'chunks', 'editor.js', DATA, 'index.html', STYLE]
/** What the bundle is made from, besides the packages. */
const CODE = ['app', 'components', 'late-start', 'lib', 'tools', 'view-models']

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

/** @returns the bundle's files, by their path below `OUT`. */
async function bundle(define: Record<string, string>): Promise<[file: string, contents: Uint8Array][]> {
  const { outputFiles } = await build({
    entryPoints: ['tools/admin/editor.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    minify: true,
    charset: 'utf8',
    legalComments: 'eof',
    outdir: OUT,
    // The package resolves its assets relative to its entry and to its chunks.
    chunkNames: 'chunks/[name]-[hash]',
    define,
    write: false,
    // The preview runs the site's own readers on files embedded in the script.
    alias: {
      '@/late-start/client/on-interaction': './tools/admin/browser-on-interaction.ts',
      'node:buffer': './tools/admin/browser-buffer.ts',
      'node:child_process': './tools/admin/browser-child-process.ts',
      'node:fs': './tools/admin/browser-fs.ts',
      'node:path': './tools/admin/browser-path.ts',
    },
    inject: ['tools/admin/browser-process.ts'],
    jsx: 'automatic',
    plugins: [unused, ownFonts, ownLand, publishedSvgs],
    logLevel: 'warning',
  })
  return outputFiles.map(({ path, contents }) => [relative(OUT, path), contents])
}

/** The bundle, from the cache where its code is unchanged: bundling takes two seconds of processor. */
function cachedBundle(define: Record<string, string>): ReturnType<typeof bundle> {
  const code = CODE.flatMap((folder) => filesIn(folder, /./))
  const published = filesIn('out/_next/static/media', /\.svg$/)
  const key = hashOf(
    JSON.stringify([define, published]),
    ...['package.json', ...code].flatMap((file) => [file, readFileSync(file)]),
  )
  return openCache('.cache/editor').get(key, () => bundle(define))
}

/** Fonts, workers and encoders of the package, which it loads by URL. */
function copyAssets(): void {
  const entry = createRequire(import.meta.url).resolve('@sveltia/cms')
  const from = join(dirname(entry), 'assets')
  cpSync(from, join(OUT, 'assets'), { recursive: true, filter: (file) => !basename(file).endsWith('.map') })
}

const filesIn = (folder: string, ending: RegExp) =>
  filesBelow(folder)
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`)

/** Next.js's style sheet, with its relative font URLs adapted. */
function writeStyle(): void {
  const sheets = filesIn('.next/static', /\.css$/).map((file) => readFileSync(file, 'utf8'))
  const text = sheets.join('\n').replaceAll('../media/', `${basePath}/_next/static/media/`)
  writeFileSync(join(OUT, STYLE), text)
}

/** What the preview needs of the site: content files and style sheet. */
const previewData = () => ({
  FILES: Object.fromEntries(
    [...filesIn('content', /\.(yaml|md)$/), ...filesIn('public', /\.svg$/), manifestFile].map((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  ),
  SITE_STYLE: `${basePath}/admin/${STYLE}`,
  SITE_CLASS: /<html[^>]* class="([^"]*)"/.exec(readFileSync('out/index.html', 'utf8'))?.[1] ?? '',
})

if (!existsSync('out/index.html'))
  throw new Error('There is no site in out/ yet. Build it first: npm run build')
for (const name of MADE) rmSync(join(OUT, name), { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })

const repository = repositoryOf(process.env)
const { title, noRepository, localOnly, noScript } = getMessages().admin
// esbuild works in a process of its own while the rest is written.
const bundling = cachedBundle({
  'process.env': JSON.stringify({ NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_BASE_PATH: basePath }),
})
const data = {
  CONTENT_CONFIG: contentConfig(`${getCompany().name} – ${title}`, `${basePath}/icon.svg`, {
    siteAddress: repository && siteUrl + basePath,
    publishMode: repository && publishModeOf(process.env),
  }),
  REPOSITORY: repository ?? null,
  ...previewData(),
}
writeFileSync(join(OUT, DATA), `Object.assign(globalThis,${JSON.stringify(data)})`)
copyAssets()
writeStyle()
writeFileSync(
  join(OUT, 'index.html'),
  editorPage({
    title,
    scripts: [DATA, 'editor.js'],
    base: basePath,
    withRepository: repository !== undefined,
    messages: { noRepository, localOnly, noScript, signIn: pages.signIn().title },
  }),
)
for (const [file, contents] of await bundling) {
  mkdirSync(dirname(join(OUT, file)), { recursive: true })
  writeFileSync(join(OUT, file), contents)
}
console.log(
  `editor: built into ${OUT}, saving to ${repository ? `${repository.repo} (${repository.branch})` : 'a local folder only'}`,
)
