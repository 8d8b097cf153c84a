import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSitePages } from '../../lib/content/site-pages'
import { commitNames } from '../../lib/config/commit'
import { buildDay } from '../../lib/content/publication'
import { basePath, siteUrl } from '../../lib/config/env'
import { formatMoment } from '../../lib/format/intl'
import { previewPath } from '../../lib/routes/routes'
import { readSite } from '../check/site'
import { previewPage } from './page'
import { roadsPage } from './roads'
import { previewRows } from './rows'
import { LIST_STYLE } from './style'
import { readContentFiles } from '../shared/content-files'
import { changeLine, publicationChanges } from '../shared/changes-by-day'
import { placeIn } from '../shared/place'
import { samplesIn } from '../shared/samples'

const OUT = 'out'
/** Content files whose values are on every page. */
const SHARED = ['content/company.yaml', 'content/interface.yaml']

function writePage(folder: string, html: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), html)
}

/** Writes the list of all pages at /preview, and of vehicles by road at /preview/roads. */
export function writePreview(): void {
  const files = readContentFiles()
  const today = buildDay()
  const site = readSite(OUT, siteUrl + basePath)
  // The preview strip links here, so this page must count as existing.
  site.files.add(`${previewPath}/`)
  const { branch, commit } = commitNames()
  const page = previewPage({
    rows: previewRows(site, listSitePages(), files, today),
    changes: publicationChanges(files, today).map(changeLine),
    basePath,
    built: `${branch} · ${commit} · built ${formatMoment(new Date())}`,
    shared: samplesIn(files.filter(({ name }) => SHARED.includes(name))).map(({ file, line, key }) =>
      placeIn(file, line, key),
    ),
  })
  const folder = join(OUT, previewPath)
  writePage(folder, page)
  writeFileSync(join(folder, 'style.css'), LIST_STYLE)
  writePage(join(folder, 'roads'), roadsPage(basePath))
  console.log(`preview: ${site.pages.length} pages listed at ${previewPath}`)
}
