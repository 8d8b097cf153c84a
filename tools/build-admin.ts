/**
 * Builds the content editor into out/admin/. Runs after `next build`, whose style sheet the preview uses, and after the
 * post-build, which must not rewrite the editor's document.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { getCompany } from '../lib/content/company'
import { getMessages, pages } from '../lib/content/pages'
import { basePath, siteUrl } from '../lib/config/env'
import { manifestFile } from '../lib/images/pictures'
import { bundleEditor, EDITOR_FILE } from './admin/bundle'
import { contentConfig, publishModeOf, repositoryOf } from './admin/config'
import { editorPage } from './admin/page'
import { filesIn } from './shared/files-below'

const OUT = 'out/admin'
/** The site's style sheet, for the preview: the pages themselves have it inline. */
const STYLE = 'site.css'
/** What changes with the content, so that the bundle does not. */
const DATA = 'data.js'
/** The outputs of this step; /admin/login is a page of the site and is kept. */
const MADE = ['assets', 'chunks', EDITOR_FILE, DATA, 'index.html', STYLE]

/** Fonts, workers and encoders of the package, which it loads by URL. */
function copyAssets(): void {
  const entry = createRequire(import.meta.url).resolve('@sveltia/cms')
  const from = join(dirname(entry), 'assets')
  cpSync(from, join(OUT, 'assets'), { recursive: true, filter: (file) => !basename(file).endsWith('.map') })
}

/** Next.js's style sheet, with its relative font URLs adapted. */
function writeStyle(): void {
  const sheets = filesIn('.next/static', /\.css$/).map((file) => readFileSync(file, 'utf8'))
  const text = sheets.join('\n').replaceAll('../media/', `${basePath}/_next/static/media/`)
  writeFileSync(join(OUT, STYLE), text)
}

/** What the preview reads of the site, by path. */
const readFiles = () =>
  Object.fromEntries(
    [manifestFile, ...filesIn('content', /\.(yaml|md)$/), ...filesIn('public', /\.svg$/)].map((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  )

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
  FILES: readFiles(),
  SITE_STYLE: `${basePath}/admin/${STYLE}`,
  SITE_CLASS: /<html[^>]* class="([^"]*)"/.exec(readFileSync('out/index.html', 'utf8'))?.[1] ?? '',
}
writeFileSync(join(OUT, DATA), `Object.assign(globalThis,${JSON.stringify(data)})`)
copyAssets()
writeStyle()
writeFileSync(
  join(OUT, 'index.html'),
  editorPage({
    title,
    scripts: [DATA, EDITOR_FILE],
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
