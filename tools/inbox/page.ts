import type { Enquiry } from './enquiry'
import { FAIL_MODES, type FailSwitch } from './fail-switch'
import { escapeHtml } from '../../lib/format/escape-html'
import type { InboxContents } from './store'
import { PAGE_STYLE } from './page-style'

const REFRESH_SECONDS = 5

type FailState = ReturnType<FailSwitch['state']>
type PageOptions = InboxContents & { failing: FailState; refreshes: boolean }

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function article({ id, receivedAt, templateName, params, origin }: Enquiry): string {
  const time = `<time datetime="${escapeHtml(receivedAt)}">${escapeHtml(receivedAt)}</time>`
  const from = origin === undefined ? '' : ` from ${escapeHtml(origin)}`
  const fields = Object.entries(params).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  )
  return `<article><h2>${escapeHtml(templateName)}</h2>
<small>${time}${from} · ${escapeHtml(id)}</small>
<dl>${fields.join('\n')}</dl></article>`
}

function failForm({ status, times }: FailState): string {
  const options = [...FAIL_MODES, 'off'].map(
    (mode) => `<option${mode === status ? ' selected' : ''}>${escapeHtml(mode)}</option>`,
  )
  const state =
    status === 'off'
      ? ''
      : `<p class="warning">Failing next: ${plural(times, 'send', 'sends')}, ${status}.</p>`
  return `${state}<form method="post" action="/__inbox/fail">
<label>Make sends fail with <select name="status">${options.join('')}</select></label>
<label>How many <input name="times" type="number" min="1" max="1000" value="${Math.max(times, 1)}"></label>
<button>Set</button></form>`
}

function summary({ enquiries, damagedLines }: InboxContents): string {
  const count = plural(enquiries.length, 'enquiry', 'enquiries')
  const damaged = plural(damagedLines, 'damaged line', 'damaged lines')
  return `<p role="status">${count}.</p>${damagedLines > 0 ? `<p class="warning">${damaged} skipped.</p>` : ''}`
}

/** The inbox as a page that needs no script, newest enquiry first. Takes the enquiries oldest first. */
export function inboxPage({ enquiries, damagedLines, failing, refreshes }: PageOptions): string {
  const refresh = refreshes ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : ''
  const toggle = refreshes
    ? `Refreshes every ${REFRESH_SECONDS} seconds. <a href="/__inbox?refresh=off">Stop refreshing</a>`
    : '<a href="/__inbox">Refresh by itself</a>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${refresh}<title>Enquiry inbox</title><style>${PAGE_STYLE}</style></head>
<body><main><h1>Enquiry inbox</h1>${summary({ enquiries, damagedLines })}<p>${toggle}</p>
${failForm(failing)}
${enquiries.toReversed().map(article).join('\n')}</main></body></html>
`
}
