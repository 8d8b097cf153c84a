import { useState } from 'react'
import { afterNextFrame } from '@/lib/browser/after-next-frame'
import { discard, takeReference } from '@/lib/enquiry/outbox-key'
import { isHoneypotFilled } from '@/lib/enquiry/honeypot'
import { dropDraft, transferDraft, saveDraft } from '@/lib/form/draft'
import { watchInput } from '@/lib/form/watch-input'
import { forgetClosed } from '@/lib/trip/closed-offers'
import { keepSearch } from '@/lib/trip/kept-search'
import { readTrip, tripControl } from '@/lib/trip/form'
import { clearOtherTab, hasPlace } from '@/lib/trip/trip'
import { showQuery, UNCONFIRMED, withShownFirst } from './use-query-trip'
import { usePageRestored } from './use-page-restored'
import type { TripForm } from './use-trip-form'

const loadSubmit = () => Promise.all([import('@/lib/enquiry/search'), import('@/lib/trip/query')])

/** Imports the code that sends a search while its form is being filled in. */
export const prepareSubmit = () =>
  afterNextFrame(() => {
    loadSubmit()
      .then(([{ prepareToSend }]) => prepareToSend())
      .catch(() => undefined)
  })

type SearchSubmit = Pick<TripForm, 'form' | 'type' | 'refresh' | 'find' | 'point'> & {
  /** The offers' address. */
  action: string
  /** On the offers' own page an incomplete search does not navigate. */
  stays?: boolean
}

/** The submit of a search: it sends the enquiry, if the trip is complete, and navigates to the offers. */
export function useSearchSubmit({ form, action, type, stays, refresh, find, point }: SearchSubmit) {
  const [busy, setBusy] = useState(false)
  usePageRestored(() => setBusy(false))

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = form.current ?? event.currentTarget
    const now = new Date()
    refresh(now)
    // From now on the outbox may send it, which on a slow connection is ready first.
    const reference = takeReference(element)
    const given = clearOtherTab(readTrip(element), type)
    if (!hasPlace(given)) {
      discard(reference)
      return point(tripControl(element, type === 'local' ? 'location' : 'from'))
    }
    setBusy(true)
    transferDraft(element, action)
    try {
      const [{ submitSearch }, { keepWellFormed, toQuery }] = await loadSubmit()
      const wellFormed = toQuery(keepWellFormed(given))
      keepSearch(wellFormed)
      const missing = await find(now)
      if (missing && stays) {
        discard(reference)
        setBusy(false)
        point(missing)
        showQuery(wellFormed)
        return saveDraft(element)
      }
      const endWatch = watchInput(element)
      const options = { reference, isSuspect: isHoneypotFilled(element) }
      const sent = await submitSearch(given, type, window.location, now, options)
      const query = endWatch() ? toQuery(keepWellFormed(clearOtherTab(readTrip(element), type))) : sent.query
      if (!missing) for (const path of [undefined, action]) dropDraft(element, path)
      forgetClosed()
      window.location.assign(`${action}?${withShownFirst(query)}${sent.isUnconfirmed ? UNCONFIRMED : ''}`)
      // Only the fragment of the offers' own address may have changed.
      if (sent.isUnconfirmed) setBusy(false)
    } catch {
      // The code that sends did not load: the native submit navigates to the offers.
      element.submit()
    }
  }

  return { busy, onSubmit }
}
