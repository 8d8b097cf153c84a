'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { DateField, LAST_DAY } from '@/components/form/date-field'
import { Field } from '@/components/form/field'
import { FormStatus } from '@/components/form/form-status'
import type { NumberTexts } from '@/components/form/number-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TabList, Tabs } from '@/components/ui/tabs'
import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import { PLACES_ID } from '@/lib/routes/routes'
import { readTrip } from '@/lib/trip/form'
import {
  clearOtherTab,
  hasPlace,
  searchControls,
  toFragment,
  type TripSearch as Trip,
  type TripType,
  tripTypes,
} from '@/lib/trip/trip'
import { carryTyped } from './carry-typed'
import { MovedNote } from './moved-note'
import { TypedAnswer } from './trip-answer'
import { TripPerson } from './trip-person'
import { TripPlaces } from './trip-places'
import { prepareSubmit, useSearchSubmit } from './use-search-submit'
import { type TripForm, useTripForm } from './use-trip-form'
import { island } from '@/late-start/island'

export type TripSearchProps = {
  /** The offers' address, with the trailing slash of the export. */
  action: string
  messages: Messages['trip']
  number: NumberTexts
  /** The trip of the query string, parsed after hydration: it fills the empty controls. */
  trip?: Trip | null
  /** Whether the trip of the query string is still to come: a submit is judged after it. */
  isRestoring?: boolean
  /** For a narrow column: the fields are below each other on a wide screen too. */
  narrow?: boolean
  /** On the offers' own page an incomplete search does not navigate, and the offers have the answer. */
  stays?: boolean
  /** Content below the controls. */
  children: React.ReactNode
}

const back = 'hidden noscript:block peer-data-[state=active]/route:block col-span-2'

/**
 * The positions of the form's parts on its grid of twelve columns. `peer/route` is the panel of outstation trips: the
 * dates depend on whether it is selected by CSS, also before hydration.
 */
const layouts = {
  wide: {
    local: 'col-span-2 md:col-span-6',
    outstation: 'peer/route col-span-2 md:col-span-12 lg:col-span-6',
    date: 'md:col-span-3 md:peer-data-[state=active]/route:col-span-4 lg:peer-data-[state=active]/route:col-span-2',
    back: `${back} md:col-span-4 lg:col-span-2`,
    person: 'md:col-span-4',
    // Below the number, without moving the button beside it down.
    help: 'col-span-full md:order-last md:col-span-8 md:col-start-5',
    status: 'col-span-2 empty:absolute md:col-span-12 md:order-1',
    submit: 'col-span-2 flex items-end md:col-span-4',
  },
  narrow: {
    local: 'col-span-2 md:col-span-12',
    outstation: 'peer/route col-span-2 md:col-span-12',
    // Half of the column of a tablet is too narrow for a date with its symbol.
    date: 'md:col-span-12 lg:col-span-6',
    back: `${back} md:col-span-12`,
    person: 'md:col-span-12 lg:col-span-6',
    help: 'col-span-full',
    status: 'col-span-2 empty:absolute md:col-span-12',
    submit: 'col-span-2 flex items-end md:col-span-12',
  },
}

type Layout = (typeof layouts)['wide']

/** Marks what the trip of the query string still needs. */
function useArrivedTrip({ find, mark }: TripForm, trip: Trip | null | undefined) {
  const onTripArrived = useEffectEvent(async (arrived: Trip) => {
    const missing = hasPlace(arrived) ? await find() : undefined
    if (!missing) return
    mark(missing)
    // Does not move the focus if it is somewhere already, and does not scroll a page that was scrolled.
    if (document.activeElement === document.body) missing.focus({ preventScroll: window.scrollY > 0 })
  })
  useEffect(() => {
    if (trip) onTripArrived(trip).catch(() => undefined)
  }, [trip])
}

type TripDatesProps = { messages: Messages['trip']; layout: Layout; moved: TripForm['moved'] }

/** Pickup date and time, and for an outstation trip the return date. */
const TripDates = ({ messages, layout, moved }: TripDatesProps) => (
  <>
    <DateField
      name="date"
      type="date"
      max={LAST_DAY}
      label={messages.date}
      choose={messages.choose}
      className={layout.date}
    />
    <DateField
      name="time"
      type="time"
      label={messages.time}
      note={messages.clock}
      choose={messages.choose}
      className={layout.date}
    />
    <Field
      name="return_date"
      type="date"
      max={LAST_DAY}
      label={messages.returnDate}
      note={messages.optional}
      className={layout.back}
    />
    <MovedNote moved={moved} message={messages.moved} className="col-span-full" />
  </>
)

type NeededStatusProps = Pick<TripForm, 'needed'> & { messages: Messages['trip']; className: string }

const NeededStatus = ({ needed, messages, className }: NeededStatusProps) => (
  <FormStatus
    tone="neutral"
    text={needed && interpolate(messages.needed[needed], { button: messages.search })}
    className={className}
  />
)

type SearchButtonProps = { busy: boolean; messages: Messages['trip']; className: string }

const SearchButton = ({ busy, messages, className }: SearchButtonProps) => (
  <div className={className}>
    <SubmitButton label={messages.search} busyLabel={messages.searching} busy={busy} className="w-full" />
  </div>
)

/** The values given in a trip's form, a line each. */
const linesOf = (messages: Messages['trip'], type: TripType) => (form: HTMLFormElement) => {
  const trip = clearOtherTab(readTrip(form), type)
  return searchControls
    .filter((control) => trip[control])
    .map((control) => `${messages[control === 'return_date' ? 'returnDate' : control]}: ${trip[control]}`)
    .join('\n')
}

/** The trip of a form for the trip planner, with who travels, where the offers were asked for them. */
const tripOf = (type: TripType) => (form: HTMLFormElement) => {
  const trip = clearOtherTab(readTrip(form), type)
  const asked = new URLSearchParams(window.location.search)
  return toFragment(trip, { people: asked.get('people') ?? '', bags: asked.get('bags') ?? '' })
}

/** The trip search. Without scripts it is a plain GET form to the page of offers. */
function TripSearchPart(props: TripSearchProps) {
  const { action, messages, number, trip, isRestoring, narrow, stays, children } = props
  const form = useRef<HTMLFormElement>(null)
  const fields = useTripForm(form, trip)
  const { type, choose, needed, moved, handlers, typed } = fields
  const { busy, onSubmit } = useSearchSubmit({ ...fields, action, stays })
  useArrivedTrip(fields, trip)
  const layout = layouts[narrow ? 'narrow' : 'wide']
  return (
    <form
      ref={form}
      action={action}
      data-draft="search"
      data-tab={type}
      {...(stays && { 'data-of-query': '' })}
      {...(isRestoring && { 'data-restoring': '' })}
      aria-label={messages.label}
      noValidate
      onSubmit={onSubmit}
      {...handlers}
      onFocusCapture={prepareSubmit}
      {...carryTyped(linesOf(messages, type), tripOf(type))}
    >
      <Tabs id="trip" value={type} onValueChange={choose}>
        <TabList label={messages.kind} tabs={tripTypes.map((value) => ({ value, label: messages[value] }))} />
        <div className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-12">
          <TripPlaces messages={messages} columns={layout} suggestions={PLACES_ID} />
          <TripDates messages={messages} layout={layout} moved={moved} />
          <TripPerson
            messages={messages}
            number={number}
            className={layout.person}
            helpClassName={layout.help}
          />
          <NeededStatus needed={needed} messages={messages} className={layout.status} />
          <SearchButton busy={busy} messages={messages} className={layout.submit} />
        </div>
      </Tabs>
      {!stays && <TypedAnswer trip={type === 'outstation' ? typed : undefined} level="h2" />}
      {children}
    </form>
  )
}

export const TripSearch = island('trip-search', TripSearchPart)
