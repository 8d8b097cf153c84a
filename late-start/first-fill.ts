/**
 * Inline after the form of the offers, which thus has the trip that was searched for with the first paint. Only what is
 * plainly valid: the form's own code judges the rest once it has loaded.
 */
import { hasQueuedEnquiries } from '../lib/enquiry/outbox-key'
import { controlNamed } from '../lib/form/controls'
import { loadDraft } from '../lib/form/draft'
import { MAX_NAME, MAX_PLACE, NAME } from '../lib/trip/filters'
import { emptySearch, searchControls, tripTypeOf, type TripSearch } from '../lib/trip/trip'
import { showTab } from './select-tab'

const isPlace = (value: string) => value.length <= MAX_PLACE && !/\p{Cc}/u.test(value)
// A date's or a time's control takes nothing else.
const isPlain: Partial<Record<keyof TripSearch, (value: string) => boolean>> = {
  name: (value) => value.length <= MAX_NAME && NAME.test(value),
  contact: (value) => /^\d{10}$/.test(value),
  location: isPlace,
  from: isPlace,
  destination: isPlace,
}

/** The trip of the query string. A value that is given twice is none. */
function tripOf(query: URLSearchParams): TripSearch {
  const trip = { ...emptySearch }
  for (const name of searchControls) {
    const [value = '', ...others] = query.getAll(name)
    if (others.length === 0 && (isPlain[name]?.(value) ?? true)) trip[name] = value.trim()
  }
  return trip
}

function fill(form: HTMLFormElement): void {
  const draft = loadDraft(form)
  const trip = { ...tripOf(new URLSearchParams(location.search)), ...draft }
  for (const name of searchControls) {
    const control = controlNamed(form, name)
    if (control && !control.value) control.value = trip[name]
  }
  showTab(form.querySelector(`[role=tab][id$="-${CSS.escape(draft.tab ?? tripTypeOf(trip))}"]`))
  // A search is on its way: components/enquiry/sent-notice.tsx.
  if (hasQueuedEnquiries()) document.querySelector('[data-sending]')?.removeAttribute('hidden')
}

const form = document.querySelector<HTMLFormElement>('form[data-of-query]')
if (form && location.search) fill(form)
