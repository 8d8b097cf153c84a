import { escapeHtml } from '../../lib/format/escape-html'
import type { Enquiry, InboxContents } from './store'

const REFRESH_SECONDS = 5

/** How the next requests can be made to fail. `hang` never answers, `drop` closes the connection. */
export const FAIL_MODES = ['off', '400', '403', '412', '429', '451', '500', 'hang', 'drop'] as const
export type Failure = { status: (typeof FAIL_MODES)[number]; times: number }

const STYLE = `
  :root { color: #14171c; background: #faf7f2; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  h2 { margin: 0; font-size: 1.1rem; text-transform: capitalize; }
  a { color: #b3121d; }
  form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; }
  form, article { margin: 1rem 0; padding: 1rem; border: 1px solid #ded6c9; border-radius: .5rem; background: #fff; }
  label { display: grid; font-size: .875rem; }
  select, input, button { box-sizing: border-box; min-height: 2.75rem; padding: 0 .75rem; font: inherit; }
  button { border: 0; border-radius: .25rem; color: #fff; background: #b3121d; }
  :focus-visible { outline: 3px solid #14171c; outline-offset: 2px; }
  dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem 1rem; margin: .75rem 0 0; }
  dt { color: #5a5f68; overflow-wrap: anywhere; }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  .warning { color: #b3121d; }
`

function article({ id, receivedAt, templateName, params, origin }: Enquiry): string {
  const fields = Object.entries(params).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  )
  return `<article><h2>${escapeHtml(templateName)}</h2>
<small>${escapeHtml(receivedAt)}${origin === undefined ? '' : ` from ${escapeHtml(origin)}`} · ${escapeHtml(id)}</small>
<dl>${fields.join('\n')}</dl></article>`
}

function failForm({ status, times }: Failure): string {
  const options = FAIL_MODES.map((mode) => `<option${mode === status ? ' selected' : ''}>${mode}</option>`)
  return `${status === 'off' ? '' : `<p class="warning">Failing next: ${times} × ${status}.</p>`}
<form method="post" action="/__inbox/fail">
<label>Make sends fail with <select name="status">${options.join('')}</select></label>
<label>How many <input name="times" type="number" min="1" max="1000" value="${Math.max(times, 1)}"></label>
<button>Set</button></form>`
}

type PageOptions = InboxContents & { failing: Failure; refreshes: boolean }

/** The inbox as a page that needs no script, newest enquiry first. Takes the enquiries oldest first. */
export function inboxPage({ enquiries, damagedLines, failing, refreshes }: PageOptions): string {
  const refresh = refreshes ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : ''
  const toggle = refreshes
    ? `Refreshes every ${REFRESH_SECONDS} seconds. <a href="/__inbox?refresh=off">Stop refreshing</a>`
    : '<a href="/__inbox">Refresh by itself</a>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${refresh}<title>Enquiry inbox</title><style>${STYLE}</style></head>
<body><main><h1>Enquiry inbox</h1><p role="status">Enquiries: ${enquiries.length}</p>
${damagedLines > 0 ? `<p class="warning">Damaged lines that were skipped: ${damagedLines}</p>` : ''}<p>${toggle}</p>
${failForm(failing)}
${enquiries.toReversed().map(article).join('\n')}</main></body></html>
`
}
