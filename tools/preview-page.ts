/** Writes the list of all pages at /preview. Previews only. */
import './shared/load-env'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitNames } from '../lib/config/commit'
import { basePath, isPreview, siteUrl } from '../lib/config/env'
import { buildDay } from '../lib/content/publication'
import { listSitePages } from '../lib/content/site-pages'
import { formatMoment } from '../lib/format/intl'
import { previewPath } from '../lib/routes/routes'
import { readSite } from './check/site'
import { previewPage, previewRows } from './preview/list'
import { changeLine, publicationChanges } from './shared/changes-by-day'
import { readContentFiles } from './shared/content-files'
import { samplesIn } from './shared/samples'

/** Content files whose values are on every page. */
const SHARED = ['content/company.yaml', 'content/interface.yaml']

function writePreview(): void {
  const files = readContentFiles()
  const today = buildDay()
  const site = readSite('out', siteUrl + basePath)
  // The preview strip links here, so this page must count as existing.
  site.files.add(`${previewPath}/`)
  const { branch, commit } = commitNames()
  const shared = samplesIn(files.filter(({ name }) => SHARED.includes(name)))
  const folder = join('out', previewPath)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    previewPage({
      rows: previewRows(site, listSitePages(), files, today),
      basePath,
      built: `${branch} · ${commit} · built ${formatMoment(new Date())}`,
      notes: [
        ...publicationChanges(files, today).map(changeLine),
        `Sample on every page: ${shared.map(({ key }) => key).join(', ')}`,
      ],
    }),
  )
  console.log(`preview: ${site.pages.length} pages listed at ${previewPath}`)
}

if (isPreview) writePreview()
