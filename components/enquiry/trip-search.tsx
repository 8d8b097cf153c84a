'use client'

import { useEffect, useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import { SubmitButton } from '@/components/form/submit-button'
import { classNames } from '@/components/ui/class-names'
import { TabList, Tabs } from '@/components/ui/tabs'
import type { Words } from '@/lib/content/words'
import { dropHeld, takeReference } from '@/lib/enquiry/outbox-key'
import { isTrapped } from '@/lib/enquiry/trap'
import { pointAt, prefill, readTrip } from '@/lib/trip/form'
import {
  keepOwn,
  namesPlace,
  type TripSearch as Trip,
  type TripType,
  tripTypeOf,
  tripTypes,
} from '@/lib/trip/trip'
import { TripPerson } from './trip-person'
import { TripPlaces } from './trip-places'
import { usePageRestored } from './use-page-restored'
import { useTripControls } from './use-trip-controls'

export type TripSearchProps = {
  /** The offers' address, with the trailing slash of the export. */
  action: string
  words: Words['trip']
  /** A trip that arrives after the page: it fills what is still empty. */
  trip?: Trip | null
  /** In a narrow column the fields stand below each other on a wide screen too. */
  narrow?: boolean
  /** What stands below the controls. */
  children: React.ReactNode
}

const loadSubmit = () => import('@/lib/enquiry/search')
const prepare = () =>
  void loadSubmit()
    .then(({ prepareToSend }) => prepareToSend())
    .catch(() => undefined)

/** The trip search. Without scripts it is a plain GET form that leads to the offers. */
export function TripSearch({ action, words, trip, narrow, children }: TripSearchProps) {
  const form = useRef<HTMLFormElement>(null)
  const [chosenType, setType] = useState<TripType>()
  const [busy, setBusy] = useState(false)
  const { refresh, handlers } = useTripControls(form)
  const type = chosenType ?? (trip ? tripTypeOf(trip) : 'local')
  usePageRestored(() => setBusy(false))

  useEffect(() => {
    if (trip && form.current) prefill(form.current, trip)
  }, [trip])

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    refresh()
    const kept = takeReference(element)
    const given = keepOwn(readTrip(element), type)
    if (!namesPlace(given)) {
      dropHeld(kept)
      return pointAt(element, type === 'local' ? 'location' : 'from')
    }
    setBusy(true)
    // Whoever filled in what nobody sees is led on, and sends nothing.
    if (isTrapped(element)) return element.submit()
    try {
      const { submitSearch } = await loadSubmit()
      const query = await submitSearch(given, type, window.location, new Date(), kept)
      window.location.assign(`${action}?${query}`)
    } catch {
      // The code that sends did not load: the form itself still leads to the offers.
      element.submit()
    }
  }

  const third = narrow ? 'md:col-span-6' : type === 'outstation' ? 'md:col-span-2' : 'md:col-span-3'
  return (
    <form
      ref={form}
      action={action}
      aria-label={words.label}
      noValidate
      onSubmit={onSubmit}
      {...handlers}
      onFocusCapture={prepare}
    >
      <Tabs value={type} onValueChange={(value) => setType(value as TripType)}>
        <TabList label={words.kind} tabs={tripTypes.map((value) => ({ value, label: words[value] }))} />
        <div className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-12">
          <TripPlaces
            words={words}
            className={classNames('col-span-2', narrow ? 'md:col-span-12' : 'md:col-span-6')}
          />
          <Field name="date" type="date" label={words.date} className={third} />
          <Field name="time" type="time" label={words.time} note={words.clock} className={third} />
          <Field
            name="return_date"
            type="date"
            label={words.returnDate}
            note={words.optional}
            hidden={type === 'local'}
            className={classNames('col-span-2', narrow ? 'md:col-span-12' : 'md:col-span-2')}
          />
          <TripPerson words={words} className={narrow ? 'md:col-span-6' : 'md:col-span-4'} />
          <div
            className={classNames('col-span-2 flex items-end', narrow ? 'md:col-span-12' : 'md:col-span-4')}
          >
            <SubmitButton
              label={words.search}
              busyLabel={words.searching}
              busy={busy}
              className="min-h-12 w-full"
            />
          </div>
        </div>
      </Tabs>
      {children}
    </form>
  )
}
