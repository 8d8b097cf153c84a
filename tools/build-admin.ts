/**
 * Builds the content editor into out/admin/. Runs after `next build`, whose style sheet the preview uses, and after the
 * post-build, which must not rewrite the editor's document.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { getCompany } from '../lib/content/company'
import { getMessages, pages } from '../lib/content/pages'
import { basePath, siteUrl } from '../lib/config/env'
import { manifestFile } from '../lib/images/pictures'
import { bundleEditor, EDITOR_FILE, PACKAGE, PACKAGE_FILE } from './admin/bundle'
import { contentConfig, publishModeOf, repositoryOf } from './admin/config'
import { editorPage } from './admin/page'
import { filesIn } from './shared/files-below'

/** `--out FOLDER` builds into another folder, for tests. */
const OUT = parseArgs({ options: { out: { type: 'string', default: 'out/admin' } } }).values.out
/** The site's style sheet, for the preview: the pages themselves have it inline. */
const STYLE = 'site.css'
/** What changes with the content, so that the bundle does not. */
const DATA = 'data.js'
/** The content files. An edit changes one of these scripts, so that the others need not be compressed again. */
const CONTENT = 'content'
const FILES_IN_SCRIPT = 100
/** The outputs of this step; /admin/login is a page of the site and is kept. */
const MADE = ['assets', 'chunks', EDITOR_FILE, PACKAGE_FILE, DATA, CONTENT, 'index.html', STYLE]

/** Fonts, workers and encoders of the package, which it loads by URL. */
function copyAssets(): void {
  const entry = createRequire(import.meta.url).resolve(PACKAGE)
  const from = join(dirname(entry), 'assets')
  cpSync(from, join(OUT, 'assets'), { recursive: true, filter: (file) => !basename(file).endsWith('.map') })
}

/** Next.js's style sheet, with its relative font URLs adapted. */
function writeStyle(): void {
  const sheets = filesIn('.next/static', /\.css$/).map((file) => readFileSync(file, 'utf8'))
  const text = sheets.join('\n').replaceAll('../media/', `${basePath}/_next/static/media/`)
  writeFileSync(join(OUT, STYLE), text)
}

/** Writes scripts with what the preview reads of the site. @returns their names. */
function writeContent(): string[] {
  mkdirSync(join(OUT, CONTENT))
  const files = [...filesIn('content', /\.(yaml|md)$/), ...filesIn('public', /\.svg$/)]
  const batches = Array.from({ length: Math.ceil(files.length / FILES_IN_SCRIPT) }, (_, at) =>
    files.slice(at * FILES_IN_SCRIPT, (at + 1) * FILES_IN_SCRIPT),
  )
  return [[manifestFile], ...batches].map((batch, index) => {
    const name = `${CONTENT}/${index}.js`
    const texts = Object.fromEntries(batch.map((file) => [file, readFileSync(file, 'utf8')]))
    writeFileSync(join(OUT, name), `Object.assign(FILES,${JSON.stringify(texts)})`)
    return name
  })
}

if (!existsSync('out/index.html'))
  throw new Error('There is no site in out/ yet. Build it first: npm run build')
for (const name of MADE) rmSync(join(OUT, name), { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })

const repository = repositoryOf(process.env)
const { title, noRepository, localOnly, noScript } = getMessages().admin
// esbuild works in a process of its own while the rest is written.
const bundling = bundleEditor({
  'process.env': JSON.stringify({ NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_BASE_PATH: basePath }),
})
const data = {
  CONTENT_CONFIG: contentConfig(`${getCompany().name} – ${title}`, `${basePath}/icon.svg`, {
    siteAddress: repository && siteUrl + basePath,
    publishMode: repository && publishModeOf(process.env),
  }),
  REPOSITORY: repository ?? null,
  FILES: {},
  SITE_STYLE: `${basePath}/admin/${STYLE}`,
  SITE_CLASS: /<html[^>]* class="([^"]*)"/.exec(readFileSync('out/index.html', 'utf8'))?.[1] ?? '',
}
writeFileSync(join(OUT, DATA), `Object.assign(globalThis,${JSON.stringify(data)})`)
const content = writeContent()
copyAssets()
writeStyle()
writeFileSync(
  join(OUT, 'index.html'),
  editorPage({
    title,
    scripts: [DATA, ...content, EDITOR_FILE],
    imported: PACKAGE_FILE,
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
