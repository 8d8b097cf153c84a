/**
 * Builds the content editor into out/admin/. Runs after `next build`, whose style sheet the preview uses, and after the
 * post-build, which must not rewrite the editor's document.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { getCompany } from '../lib/content/company'
import { getMessages, pages } from '../lib/content/pages'
import { basePath, siteUrl } from '../lib/config/env'
import { manifestFile } from '../lib/images/pictures'
import { bundleEditor, EDITOR_FILE } from './admin/bundle'
import { contentConfig, repositoryOf } from './admin/config'
import { editorPage } from './admin/page'
import { filesIn } from './shared/files-below'

const OUT = 'out/admin'
/** The site's style sheet, for the preview: the pages themselves have it inline. */
const STYLE = 'site.css'
/** What changes with the content, so that the bundle does not. */
const DATA = 'data.js'

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

const repository = repositoryOf(process.env)
const { title, noRepository, localOnly, noScript } = getMessages().admin
// esbuild works in a process of its own while the rest is written.
const bundling = bundleEditor(OUT, {
  'process.env': JSON.stringify({ NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_BASE_PATH: basePath }),
})
const data = {
  CONTENT_CONFIG: contentConfig(`${getCompany().name} – ${title}`, `${basePath}/icon.svg`, {
    siteAddress: repository && siteUrl + basePath,
    isReviewed: repository && process.env.CMS_WORKFLOW === 'editorial',
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
await bundling
console.log(
  `editor: built into ${OUT}, saving to ${repository ? `${repository.repo} (${repository.branch})` : 'a local folder only'}`,
)
