import { escapeHtml } from '../../lib/format/escape-html'
import type { Row } from './rows'
import { filters } from './style'

const KB = 1024

/** The lists of a preview have no scripts; styles and images are files of the site. */
export const PREVIEW_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"

type ListedPreview = {
  rows: Row[]
  basePath: string
  /** Branch, commit and time of the build. */
  built: string
  /** Sample values that stand on every page, such as the telephone. */
  shared: string[]
  /** What appears and vanishes by itself, and when. */
  changes: string[]
}

const cell = (label: string, content: string, className = '') =>
  `<td data-label="${label}"${className && ` class="${className}"`}>${content}</td>`

const list = (texts: string[]) => `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`

/** Longer lists are collapsed. */
const SHOWN = 3

function items(texts: string[]): string {
  if (texts.length === 0) return ''
  return texts.length > SHOWN
    ? `<details><summary>${texts.length}</summary>${list(texts)}</details>`
    : list(texts)
}

/** The filters that a row matches. */
const marksOf = ({ draft, changes, noindex, samples, missing, broken, stale }: Row) =>
  Object.entries({
    draft,
    dated: changes.length > 0,
    noindex,
    samples: samples.length > 0,
    missing: missing.length > 0,
    broken: broken.length > 0,
    stale: stale.length > 0,
  }).flatMap(([name, holds]) => (holds ? [name] : []))

const mark = (shown: boolean, text: string) => (shown ? ` <span class="mark">${text}</span>` : '')

function row(page: Row, basePath: string): string {
  const { path, title, description, card, words, bytes, draft, changes, noindex } = page
  const picture = card
    ? `<img src="${escapeHtml(basePath + card)}" alt="" width="144" height="76" loading="lazy">`
    : ''
  const name = `<a href="${escapeHtml(basePath + path)}">${escapeHtml(title || path)}</a>`
  return `<tr${marksOf(page)
    .map((text) => ` data-${text}`)
    .join('')}>
<td>${name}${mark(draft, 'draft')}${mark(noindex, 'not indexed')}${changes
    .map((change) => mark(true, escapeHtml(change)))
    .join('')}<small>${escapeHtml(path)}</small></td>
${cell('Description', escapeHtml(description))}
${cell('Card', picture)}
${cell('Words', String(words), 'number')}
${cell('KB', (bytes / KB).toFixed(1), 'number')}
${cell('Sample', items(page.samples))}
${cell('Missing pictures', items(page.missing))}
${cell('Broken links', items(page.broken))}
${cell('Checked', items(page.stale))}
</tr>`
}

const filterButton = ([name, label]: [string, string], rows: Row[]) => {
  const count = name === 'all' ? rows.length : rows.filter((page) => marksOf(page).includes(name)).length
  const checked = name === 'all' ? ' checked' : ''
  return `<label><input type="radio" name="show" id="${name}"${checked}>${label} (${count})</label>`
}

/** Lists every page of a preview in one table. Without scripts; its style is in a separate file. */
export function previewPage({ rows, basePath, built, shared, changes }: ListedPreview): string {
  const heads = [
    'Page',
    'Description',
    'Card',
    'Words',
    'KB',
    'Sample',
    'Missing pictures',
    'Broken links',
    'Checked',
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${PREVIEW_POLICY}"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow"><title>All pages of this preview</title><link rel="icon" href="${escapeHtml(basePath)}/icon.svg"><link rel="stylesheet" href="style.css"></head>
<body><main><h1>All pages of this preview</h1>
<p>${escapeHtml(built)}</p>
<p><a href="roads/">Which vehicle takes which road</a></p>
${shared.length > 0 ? `<details><summary>${shared.length} sample values stand on every page</summary>${list(shared)}</details>` : ''}
${changes.length > 0 ? `<h2>Appears and vanishes by itself</h2>${list(changes)}` : ''}
<fieldset><legend>Show</legend>${Object.entries(filters)
    .map((filter) => filterButton(filter, rows))
    .join('')}</fieldset>
<div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((page) => row(page, basePath)).join('\n')}
</tbody></table></div></main></body></html>
`
}
