'use client'

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { DateField } from '@/components/form/date-field'
import { Field } from '@/components/form/field'
import { FormStatus } from '@/components/form/form-status'
import type { NumberTexts } from '@/components/form/number-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TabList, Tabs } from '@/components/ui/tabs'
import type { Words } from '@/lib/content/words'
import { fill } from '@/lib/site/fill'
import { prefill } from '@/lib/trip/form'
import { namesPlace, type TripSearch as Trip, tripTypeOf, tripTypes } from '@/lib/trip/trip'
import { TripPerson } from './trip-person'
import { TripPlaces } from './trip-places'
import { useNeeded } from './use-needed'
import { prepareSubmit, useSearchSubmit } from './use-search-submit'
import { useTripControls } from './use-trip-controls'
import { useTripTab } from './use-trip-tab'

export type TripSearchProps = {
  /** The offers' address, with the trailing slash of the export. */
  action: string
  words: Words['trip']
  number: NumberTexts
  /** A trip that arrives after the page: it fills what is still empty. */
  trip?: Trip | null
  /** In a narrow column the fields stand below each other on a wide screen too. */
  narrow?: boolean
  /** On the offers' own page an incomplete search leads nowhere. */
  stays?: boolean
  /** What stands below the controls. */
  children: React.ReactNode
}

const wide = {
  places: 'col-span-2 md:col-span-6',
  date: 'md:col-span-3',
  back: 'col-span-2 md:col-span-4 lg:col-span-2',
  person: 'md:col-span-4',
  // Under the number, and no reason for the button beside it to stand lower.
  help: 'col-span-full md:order-last md:col-span-8 md:col-start-5',
  status: 'col-span-2 empty:absolute md:col-span-12 md:order-1',
  submit: 'col-span-2 flex items-end md:col-span-4',
}

/** Where the parts of the form stand on its grid of twelve columns. */
const layouts = {
  local: wide,
  outstation: {
    ...wide,
    places: 'col-span-2 md:col-span-12 lg:col-span-6',
    date: 'md:col-span-4 lg:col-span-2',
  },
  narrow: {
    places: 'col-span-2 md:col-span-12',
    date: 'md:col-span-6',
    back: 'col-span-2 md:col-span-12',
    person: 'md:col-span-6',
    help: 'col-span-full',
    status: 'col-span-2 empty:absolute md:col-span-12',
    submit: 'col-span-2 flex items-end md:col-span-12',
  },
}

type Layout = typeof wide

/** Fills what is still empty with a trip that arrives after the page, and says what it lacks. */
function useArrivedTrip(
  form: RefObject<HTMLFormElement | null>,
  trip: Trip | null | undefined,
  refresh: () => void,
  { find, mark }: Pick<ReturnType<typeof useNeeded>, 'find' | 'mark'>,
) {
  const onTripArrived = useEffectEvent(async (arrived: Trip) => {
    if (form.current) prefill(form.current, arrived)
    refresh()
    const gap = namesPlace(arrived) ? await find() : undefined
    if (!gap) return
    mark(gap)
    // A visitor who is elsewhere already stays there, and so does a page that has been scrolled.
    if (document.activeElement === document.body) gap.focus({ preventScroll: window.scrollY > 0 })
  })
  useEffect(() => {
    if (trip) onTripArrived(trip).catch(() => undefined)
  }, [trip])
}

type TripDatesProps = { words: Words['trip']; isLocal: boolean; layout: Layout }

/** When it begins, and for an outstation trip when it ends. */
const TripDates = ({ words, isLocal, layout }: TripDatesProps) => (
  <>
    <DateField name="date" type="date" label={words.date} choose={words.choose} className={layout.date} />
    <DateField
      name="time"
      type="time"
      label={words.time}
      note={words.clock}
      choose={words.choose}
      className={layout.date}
    />
    <Field
      name="return_date"
      type="date"
      label={words.returnDate}
      note={words.optional}
      hidden={isLocal}
      className={layout.back}
    />
  </>
)

/** The trip search. Without scripts it is a plain GET form that leads to the offers. */
export function TripSearch({ action, words, number, trip, narrow, stays, children }: TripSearchProps) {
  const form = useRef<HTMLFormElement>(null)
  const { type, choose } = useTripTab(form, trip ? tripTypeOf(trip) : undefined)
  const { needed, find, mark, point, follow } = useNeeded(form, type)
  const { refresh, handlers } = useTripControls(form, follow)
  const { busy, onSubmit } = useSearchSubmit({ form, action, type, stays, refresh, find, point })
  useArrivedTrip(form, trip, refresh, { find, mark })
  const layout = layouts[narrow ? 'narrow' : type]
  return (
    <form
      ref={form}
      action={action}
      data-draft="search"
      data-tab={type}
      {...(stays && { 'data-of-query': '' })}
      aria-label={words.label}
      noValidate
      onSubmit={onSubmit}
      {...handlers}
      onFocusCapture={prepareSubmit}
    >
      <Tabs value={type} onValueChange={choose}>
        <TabList label={words.kind} tabs={tripTypes.map((value) => ({ value, label: words[value] }))} />
        <div className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-12">
          <TripPlaces words={words} className={layout.places} />
          <TripDates words={words} isLocal={type === 'local'} layout={layout} />
          <TripPerson words={words} number={number} className={layout.person} helpClassName={layout.help} />
          <FormStatus
            tone="neutral"
            text={needed && fill(words.needed[needed], { button: words.search })}
            className={layout.status}
          />
          <div className={layout.submit}>
            <SubmitButton label={words.search} busyLabel={words.searching} busy={busy} className="w-full" />
          </div>
        </div>
      </Tabs>
      {children}
    </form>
  )
}
