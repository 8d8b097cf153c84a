import { routes } from '../../lib/routes/routes'
import type { TrackedEvent } from '../../lib/measure/track'
import { escapeHtml } from '../../lib/format/escape-html'
import { attribute, type Element, elements, readHtml } from '../postbuild/html'
import { PREVIEW_POLICY } from './page'

/** A page with the first element that can cause an event, and the number of such elements. */
export type MeasuredPlace = { path: string; id: string; count: number }

type Explained = {
  event: TrackedEvent
  when: string
  /** Whether an element of an exported page can cause the event. */
  isPlace: (element: Element) => boolean
  /** For elements that scripts render only after an interaction. */
  later?: { path: string; note: string }
}

const isForm = (element: Element, matches: (draft: string) => boolean) =>
  element.tagName === 'form' && matches(attribute(element, 'data-draft') ?? '')

const leadsTo = (element: Element, address: RegExp) =>
  element.tagName === 'a' && address.test(attribute(element, 'href') ?? '')

const isSearch = (element: Element) => isForm(element, (draft) => draft === 'search')
const isSending = (element: Element) => isForm(element, (draft) => draft !== '')

/** Every event, in the order of a visitor's way from the first page to the enquiry. */
export const EXPLAINED: Explained[] = [
  { event: 'search', when: 'Search is pressed and leads to the offers.', isPlace: isSearch },
  {
    event: 'quote',
    when: 'Get Quote is pressed at a vehicle.',
    isPlace: () => false,
    later: { path: `${routes.offers}/`, note: 'beside each vehicle that a search finds' },
  },
  {
    event: 'call',
    when: 'A telephone link is followed.',
    isPlace: (element) => leadsTo(element, /^tel:/),
  },
  {
    event: 'chat',
    when: 'A WhatsApp link to the company is followed. Sharing a page does not count.',
    isPlace: (element) => leadsTo(element, /^https:\/\/wa\.me\/\d/),
  },
  {
    event: 'enquiry-sent',
    when: 'An enquiry arrived, that of a search included.',
    isPlace: isSending,
  },
  {
    event: 'enquiry-failed',
    when: 'A visitor was told that an enquiry did not arrive, or a search was given up after a day.',
    isPlace: isSending,
  },
]

/** The id of an element, or of the nearest element around it that has one; '' where none has. */
function nearestId(element: Element): string {
  const id = attribute(element, 'id')
  if (id) return id
  const { parentNode } = element
  return parentNode && 'tagName' in parentNode ? nearestId(parentNode) : ''
}

/** Where each event can happen, found in the exported pages. `html` by path. */
export function findPlaces(pages: { path: string; html: string }[]): Map<TrackedEvent, MeasuredPlace[]> {
  const found = new Map<TrackedEvent, MeasuredPlace[]>(EXPLAINED.map(({ event }) => [event, []]))
  for (const { path, html } of pages) {
    const all = elements(readHtml(html))
    for (const { event, isPlace } of EXPLAINED) {
      const [first, ...more] = all.filter(isPlace)
      if (first) found.get(event)?.push({ path, id: nearestId(first), count: more.length + 1 })
    }
  }
  return found
}

const link = (basePath: string, { path, id }: { path: string; id: string }) =>
  `<a href="${escapeHtml(basePath + path + (id && `#${id}`))}">${escapeHtml(path)}</a>`

/** Longer lists are collapsed. */
const SHOWN = 8

function placeList(basePath: string, places: MeasuredPlace[]): string {
  const items = places.map((place) => {
    const times = place.count > 1 ? ` (${place.count} places)` : ''
    return `<li>${link(basePath, place)}${times}</li>`
  })
  const list = `<ul>${items.join('')}</ul>`
  return items.length > SHOWN ? `<details><summary>${items.length} pages</summary>${list}</details>` : list
}

function row(explained: Explained, places: MeasuredPlace[], basePath: string): string {
  const { event, when, later } = explained
  const where = later
    ? `${link(basePath, { path: later.path, id: '' })}: ${later.note}`
    : placeList(basePath, places)
  return `<tr><th scope="row" id="${event}"><code>${event}</code></th>
<td data-label="When">${when}</td><td data-label="Where">${where}</td></tr>`
}

type MeasurePage = { places: Map<TrackedEvent, MeasuredPlace[]>; basePath: string }

/**
 * Lists which events are counted and where, for readers of the statistics. Without scripts; shares the style of the
 * list of all pages.
 */
export function measurePage({ places, basePath }: MeasurePage): string {
  const rows = EXPLAINED.map((explained) => row(explained, places.get(explained.event) ?? [], basePath))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${PREVIEW_POLICY}"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow"><title>What is counted</title><link rel="icon" href="${escapeHtml(basePath)}/icon.svg"><link rel="stylesheet" href="../style.css"></head>
<body><main><h1>What is counted</h1>
<p><a href="../">All pages of this preview</a></p>
<p>A preview counts nothing. A production build counts these events once it is told where to, as docs/deploy.md says. Each carries the page without
its query, and the campaign (<code>utm_source</code>, <code>utm_medium</code>, <code>utm_campaign</code>, <code>utm_term</code>, <code>utm_content</code>) that led the visitor here. Visitors whose browser sends Do Not Track or Global Privacy Control are not counted.</p>
<div class="scroll"><table><thead><tr><th scope="col">Event</th><th scope="col">When</th><th scope="col">Where</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div></main></body></html>
`
}
