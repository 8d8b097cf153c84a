import { furtherLocales, localeFolder } from '../../lib/config/locales'
import type { SitePage } from '../../lib/content/site-pages'
import { escapeHtml } from '../../lib/format/escape-html'
import { deadFiles, deadLinks } from '../check/links'
import type { Site } from '../check/site'
import { changeLine, publicationChanges } from '../shared/changes-by-day'
import { type ContentFile, isDraft } from '../shared/content-files'
import { stalenessOf } from '../shared/freshness'
import { namedPictures, picturesOf } from '../shared/picture-uses'
import { samplesIn } from '../shared/samples'
import { changedSince } from '../shared/translation-sources'

/** A page of a preview, and what is left to do on it. */
type Row = { path: string; title: string; notes: string[] }

type ListedPage = Pick<SitePage, 'path' | 'files' | 'indexable' | 'subject'>

const noteList = (what: string, items: string[]) => (items.length > 0 ? [`${what}: ${items.join(', ')}`] : [])

/** What the content file of a page leaves to do. */
function notesOf(page: ListedPage, file: ContentFile, today: string): string[] {
  const uses = [
    ...namedPictures(file),
    ...(page.subject.kind === 'vehicle' ? picturesOf(page.subject.entry) : []),
  ]
  const missing = uses.filter(({ width }) => width === undefined).map(({ src }) => src)
  return [
    ...(isDraft(file) ? ['draft'] : []),
    ...publicationChanges([file], today).map(changeLine),
    ...noteList('no picture', missing),
    ...noteList(
      'sample',
      samplesIn([file]).map(({ key }) => key),
    ),
    ...noteList('checked on', [stalenessOf(file, today) ?? []].flat()),
  ]
}

/**
 * Every exported page with what is left to do on it.
 * @param today the IST date of the build.
 */
export function previewRows(site: Site, listed: ListedPage[], files: ContentFile[], today: string): Row[] {
  const problems = [...deadLinks(site), ...deadFiles(site)]
  return site.pages.map(({ path, title }) => {
    const locale = furtherLocales.find((each) => path.startsWith(`${localeFolder(each)}/`))
    const own = path.slice(locale ? localeFolder(locale).length : 0)
    const page = listed.find((each) => `${each.path}/`.replace('//', '/') === own)
    const [name = ''] = page?.files ?? []
    const file = files.find((each) => each.name === `content/${name}`)
    const notes = [
      ...(page?.indexable ? [] : ['not for search engines']),
      ...(page && file ? notesOf(page, file, today) : []),
      ...problems.filter((line) => line.startsWith(`${path}: `)).map((line) => line.slice(path.length + 2)),
      ...noteList('changed since it was translated', locale ? changedSince(name, locale) : []),
    ]
    return { path, title: title || path, notes }
  })
}

type ListedPreview = {
  rows: Row[]
  basePath: string
  /** Branch, commit and time of the build. */
  built: string
  /** What concerns every page, or none. */
  notes: string[]
}

const list = (texts: string[]) => `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`

const row = ({ path, title, notes }: Row, basePath: string) =>
  `<tr><td><a href="${escapeHtml(basePath + path)}">${escapeHtml(title)}</a> ${escapeHtml(path)}</td><td>${list(notes)}</td></tr>`

/** Lists every page of a preview in one table, without scripts. */
export const previewPage = ({ rows, basePath, built, notes }: ListedPreview): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow"><title>All pages of this preview</title>
<style>body{margin:2rem 1rem;font:1rem/1.5 system-ui,sans-serif}td{padding:.25rem .75rem;border:1px solid;vertical-align:top;overflow-wrap:anywhere}ul{margin:0;padding-left:1rem}</style></head>
<body><main><h1>All pages of this preview</h1><p>${escapeHtml(built)}</p>${list(notes)}
<table>${rows.map((each) => row(each, basePath)).join('\n')}</table></main></body></html>
`
