import { escapeHtml } from '../../lib/format/escape-html'
import type { Enquiry } from './store'

export const INBOX_PATH = '/__inbox'

const STYLE = `
  :root { color: #14171c; background: #faf7f2; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  h2 { margin: 0; font-size: 1.1rem; text-transform: capitalize; }
  article { margin: 1rem 0; padding: 1rem; border: 1px solid #ded6c9; background: #fff; }
  dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem 1rem; margin: .75rem 0 0; }
  dt, dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`

function article({ id, receivedAt, templateName, params }: Enquiry): string {
  const fields = Object.entries(params).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  )
  return `<article><h2>${escapeHtml(templateName)}</h2>
<small>${escapeHtml(receivedAt)} · ${escapeHtml(id)}</small>
<dl>${fields.join('\n')}</dl></article>`
}

/** The inbox as a page that needs no script, newest enquiry first. Takes the enquiries oldest first. */
export const inboxPage = (enquiries: Enquiry[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Enquiry inbox</title><style>${STYLE}</style></head>
<body><main><h1>Enquiry inbox</h1><p role="status">Enquiries: ${enquiries.length}</p>
${enquiries.toReversed().map(article).join('\n')}</main></body></html>
`
