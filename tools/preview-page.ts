/** Writes the list of all pages at /preview, with what is left to do on each. Previews only. */
import './shared/load-env'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitNames } from '../lib/config/commit'
import { basePath, isPreview } from '../lib/config/env'
import { localeFolder, locales } from '../lib/config/locales'
import { buildDay } from '../lib/content/publication'
import { listSitePages, type SitePage } from '../lib/content/site-pages'
import { pagesIn } from '../lib/content/translated'
import { escapeHtml } from '../lib/format/escape-html'
import { formatMoment } from '../lib/format/intl'
import { previewPath } from '../lib/routes/routes'
import { changeLine, publicationChanges } from './shared/changes-by-day'
import { isDraft, readContentFiles } from './shared/content-files'
import { freshnessNotes, pictureFaults, sampleFaults, vehicleFaults } from './shared/left-to-do'
import { changedSince } from './shared/translation-sources'

const files = readContentFiles()
const today = buildDay()

function notesOf({ files: [name = ''], indexable, subject }: SitePage, locale: string): string[] {
  const file = files.find((each) => each.name === `content/${name}`)
  const changed = changedSince(name, locale)
  return [
    ...(indexable ? [] : ['not for search engines']),
    ...(file && isDraft(file) ? ['draft'] : []),
    ...(file ? publicationChanges([file], today).map(changeLine) : []),
    ...[
      ...(file ? [pictureFaults, sampleFaults].flatMap((faultsOf) => faultsOf(file)) : []),
      ...(subject.kind === 'vehicle' ? vehicleFaults(subject.entry) : []),
      ...(file ? freshnessNotes(file, today) : []),
    ].map(({ where, what }) => `${where.replace(/^\S+ /, '')} ${what}`),
    ...(changed.length > 0 ? [`changed since it was translated: ${changed.join(', ')}`] : []),
  ]
}

const list = (texts: string[]) => `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`

const rowsOf = (locale: string) =>
  listSitePages()
    .filter(({ path }) => pagesIn(locale).has(path))
    .map((page) => {
      const path = `${localeFolder(locale)}${page.path}/`.replace('//', '/')
      return `<tr><td><a href="${escapeHtml(basePath + path)}">${escapeHtml(page.title)}</a> ${escapeHtml(path)}</td><td>${list(notesOf(page, locale))}</td></tr>`
    })

const { branch, commit } = commitNames()
const previewPage = () => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow"><title>All pages of this preview</title>
<style>body{margin:2rem 1rem;font:1rem/1.5 system-ui,sans-serif}td{padding:.25rem .75rem;border:1px solid;vertical-align:top;overflow-wrap:anywhere}ul{margin:0;padding-left:1rem}</style></head>
<body><main><h1>All pages of this preview</h1><p>${escapeHtml(`${branch} · ${commit} · built ${formatMoment(new Date())}`)}</p>${list(publicationChanges(files, today).map(changeLine))}
<table>${locales.flatMap(rowsOf).join('\n')}</table></main></body></html>
`

if (isPreview) {
  const folder = join('out', previewPath)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), previewPage())
  console.log(`preview: all pages listed at ${previewPath}`)
}
