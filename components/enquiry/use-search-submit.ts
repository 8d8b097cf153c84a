import { type RefObject, useState } from 'react'
import { dropCapturedSearch, takeReference } from '@/lib/enquiry/outbox-key'
import { isTrapped } from '@/lib/enquiry/trap'
import { dropDraft, handOverDraft, saveDraft } from '@/lib/form/draft'
import { readTrip, tripControl } from '@/lib/trip/form'
import { keepOwn, namesPlace, type TripType } from '@/lib/trip/trip'
import { showQuery } from '@/lib/trip/use-query-trip'
import type { useNeeded } from './use-needed'
import { usePageRestored } from './use-page-restored'

const loadSubmit = () => Promise.all([import('@/lib/enquiry/search'), import('@/lib/trip/query')])

/** Fetches what a search is sent with while its form is being filled in. */
export const prepareSubmit = () =>
  void loadSubmit()
    .then(([{ prepareToSend }]) => prepareToSend())
    .catch(() => undefined)

type SearchSubmit = Pick<ReturnType<typeof useNeeded>, 'find' | 'point'> & {
  form: RefObject<HTMLFormElement | null>
  /** The offers' address. */
  action: string
  type: TripType
  /** On the offers' own page an incomplete search leads nowhere. */
  stays?: boolean
  refresh: () => void
}

/** What Search does: the enquiry is put on its way, if it is complete, and the visitor is led to the offers. */
export function useSearchSubmit({ form, action, type, stays, refresh, find, point }: SearchSubmit) {
  const [busy, setBusy] = useState(false)
  usePageRestored(() => setBusy(false))

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = form.current ?? event.currentTarget
    refresh()
    const kept = takeReference(element)
    const given = keepOwn(readTrip(element), type)
    if (!namesPlace(given)) {
      dropCapturedSearch(kept)
      return point(tripControl(element, type === 'local' ? 'location' : 'from'))
    }
    setBusy(true)
    handOverDraft(element, action)
    // Whoever filled in what nobody sees is led on, and sends nothing.
    if (isTrapped(element)) return element.submit()
    try {
      const [{ submitSearch }, { keepWellFormed, toQuery }] = await loadSubmit()
      const gap = await find()
      if (gap && stays) {
        dropCapturedSearch(kept)
        setBusy(false)
        point(gap)
        showQuery(toQuery(keepWellFormed(given)))
        return saveDraft(element)
      }
      const query = await submitSearch(given, type, window.location, new Date(), kept)
      if (!gap) for (const path of [undefined, action]) dropDraft(element, path)
      window.location.assign(`${action}?${query}`)
    } catch {
      // The code that sends did not load: the form itself still leads to the offers.
      element.submit()
    }
  }

  return { busy, onSubmit }
}
