'use client'

import { useEffect, useRef, useState } from 'react'
import type { ContactWays } from '@/components/enquiry/contact-buttons'
import { Button } from '@/components/ui/button'
import { close } from '@/components/ui/commands'
import { TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { useInView } from '@/components/ui/use-in-view'
import type { Messages } from '@/lib/content/schema/messages'
import { tripMessage } from '@/lib/enquiry/message'
import { useKnownEnquiry } from '@/components/enquiry/use-known-enquiry'
import { byFit, fitOf, type Party } from '@/lib/fleet/fit'
import { monthOf } from '@/lib/time/days'
import { interpolate } from '@/lib/format/interpolate'
import { areClosed, keepClosed } from '@/lib/trip/closed-offers'
import { hasPlace, type TripSearch } from '@/lib/trip/trip'
import { keepShownFirst, useQuery, useQueryTrip } from '@/components/enquiry/use-query-trip'
import type { TripData } from '@/lib/trip/data'
import { findLeg, isInCity } from '@/lib/guides/legs'
import { isUphill, refusedTo } from '@/lib/guides/places'
import { partyIn } from '@/lib/trip/typed-party'
import { href, tripDataPath, SHOWN_FIRST } from '@/lib/routes/routes'
import { useTripData } from '@/components/enquiry/use-trip-data'
import { TripAnswer } from '@/components/enquiry/trip-answer'
import { useOfferEstimate } from './use-offer-estimate'
import { NeededNotice } from './needed-notice'
import { type Offer, OfferRow, type OfferMessages } from './offer-row'
import { countOf, describeFit, PartyFields, type TypedParty } from './party-fields'
import { island } from '@/late-start/island'

export type OfferGroup = { category: string; label: string; offers: Offer[] }

type QuotePanelProps = {
  id: string
  groups: OfferGroup[]
  numbers: ContactWays
  messages: OfferMessages
  needed: Messages['trip']['needed']
  /** Content between the headline and the offers. */
  children?: React.ReactNode
}

/** The specification's mobile breakpoint. */
const SMALL_SCREEN = 'not all and (min-width: 48rem)'

/**
 * Opens the dialog on a small screen when the page is opened by a search that names a place (S4.8: by every one), or by
 * a link that says which offers are shown first.
 */
function useAutoOpen(trip: TripSearch | null) {
  const dialog = useRef<HTMLDialogElement>(null)
  const query = useRef<string>(undefined)
  const own = new URLSearchParams(useQuery())
  const opensItself = (trip !== null && hasPlace(trip)) || SHOWN_FIRST.some((name) => own.has(name))
  useEffect(() => {
    query.current ??= window.location.search
    // A search on this page changes the query while the form shows which value is missing.
    const isOpened = query.current === window.location.search && window.matchMedia(SMALL_SCREEN).matches
    if (!opensItself || !isOpened || areClosed()) return
    dialog.current?.showModal()
    // Else it is on Close, as if that were the next step.
    dialog.current?.querySelector('h2')?.focus()
  }, [opensItself])
  return dialog
}

/** Pixels before the chosen category in its row. */
const GAP = 8

type OfferListProps = Pick<QuotePanelProps, 'numbers' | 'messages'> & {
  offers: Offer[]
  party: Party
  data: TripData | undefined
}

/** The offers of a category, each with the chat message for it. */
function OfferList({ offers, party, data, numbers, messages }: OfferListProps) {
  const trip = useQueryTrip()
  const known = useKnownEnquiry()
  const estimateOf = useOfferEstimate(trip, data, messages.estimate)
  return (
    <ul className="@container">
      {byFit(offers, party).map((offer) => (
        <OfferRow
          key={offer.slug}
          offer={offer}
          numbers={numbers}
          message={tripMessage(messages.message, offer.name, trip ?? undefined, known?.reference, party)}
          messages={messages}
          fit={describeFit(offer, party, messages.offers.party)}
          estimate={estimateOf(offer)}
        />
      ))}
    </ul>
  )
}

/** The vehicles that fit, the smallest first. */
const fittingOf = (groups: OfferGroup[], party: Party): Offer[] =>
  byFit(
    groups.flatMap(({ offers }) => offers),
    party,
  ).filter((offer) => fitOf(offer, party).fits)

/** The smallest vehicle that fits; where none does, the largest that goes there, of which several are needed. */
function bestOf(groups: OfferGroup[], party: Party): Offer | undefined {
  const [best] = fittingOf(groups, party)
  const going = fittingOf(groups, { ...party, people: 1, bags: 0 })
  const most = Math.max(...going.map(({ passengers }) => passengers))
  return best ?? going.find(({ passengers }) => passengers === most)
}

const isAsked = ({ people, bags }: Party) => people > 0 || bags > 0

/** The category of the vehicle that fits best; where nobody says who travels, the first of which one goes there. */
function bestCategory(groups: OfferGroup[], party: Party): string | undefined {
  const best = isAsked(party) ? bestOf(groups, party) : undefined
  const isBest = (offer: Offer) => (best ? offer === best : fitOf(offer, party).fits)
  return groups.find(({ offers }) => offers.some(isBest))?.category
}

/** On a phone the row of categories scrolls, and the chosen one can be outside it, also when the dialog is opened. */
function useChosenInView(category: string | undefined) {
  const tabs = useRef<HTMLDivElement>(null)
  const isInView = useInView(tabs)
  useEffect(() => {
    const chosen = tabs.current?.querySelector('[role=tab][data-state=active]')
    const list = chosen?.parentElement
    if (list) list.scrollLeft += chosen.getBoundingClientRect().left - list.getBoundingClientRect().left - GAP
  }, [category, isInView])
  return tabs
}

/** What the page's address shows first. */
function useShownFirst(groups: OfferGroup[]) {
  const query = new URLSearchParams(useQuery())
  const vehicle = query.get('vehicle')
  const holds = ({ category, offers }: OfferGroup) =>
    vehicle ? offers.some(({ slug }) => slug === vehicle) : category === query.get('category')
  const count = (name: keyof TypedParty) => /^[1-9]\d{0,2}$/.exec(query.get(name) ?? '')?.[0]
  return {
    category: groups.find(holds)?.category,
    isNamed: ({ slug }: Offer) => slug === vehicle,
    people: count('people'),
    bags: count('bags'),
  }
}

/** Who travels in a trip, and where a vehicle does not go with them. */
function partyOf({ people, bags }: TypedParty, trip: TripSearch | null, data: TripData | undefined): Party {
  const destination = partyIn(trip?.destination ?? '').place
  const month = monthOf(trip?.date ?? '')
  const { places = [] } = data ?? {}
  const refused = refusedTo(places, destination, month)
  const isHilly = isUphill(places, destination)
  return { people: countOf(people), bags: countOf(bags), destination, month, isHilly, refused }
}

/** Whether no guide describes the road of a trip out of town. */
function isRoadUnknown(trip: TripSearch | null, data: TripData | undefined): boolean {
  const { roads = [] } = data ?? {}
  const [first] = roads
  if (!trip?.destination || !first) return false
  const [from, to] = [trip.from || first.home.to, partyIn(trip.destination).place]
  return !findLeg(roads, from, to) && ![from, to].every((place) => isInCity(roads, place))
}

type OfferTabsProps = Pick<QuotePanelProps, 'groups' | 'numbers' | 'messages'> & {
  data: TripData | undefined
}

/** The offers' vehicles by category, those that fit first. */
function OfferTabs({ groups, data, numbers, messages }: OfferTabsProps) {
  const { isNamed, ...named } = useShownFirst(groups)
  const [entered, setEntered] = useState<TypedParty>()
  const [chosen, setCategory] = useState<string>()
  const trip = useQueryTrip()
  const { people, bags } = partyIn(trip?.destination ?? '')
  const typed = entered ?? { people: named.people ?? people, bags: named.bags ?? bags }
  const party = partyOf(typed, trip, data)
  const category = chosen ?? named.category ?? bestCategory(groups, party)
  const shown = isAsked(party) ? bestOf(groups, party) : groups.flatMap(({ offers }) => offers).find(isNamed)
  const tabs = useChosenInView(category)
  const take = (next: TypedParty) => {
    setEntered(next)
    keepShownFirst(next)
    setCategory(bestCategory(groups, partyOf(next, trip, data)))
  }
  return (
    <Tabs id="offers" ref={tabs} value={category} onValueChange={setCategory} className="mt-3">
      <TripAnswer trip={trip} data={data} vehicle={shown?.name} />
      <PartyFields
        trip={trip}
        typed={typed}
        onChange={take}
        fitting={isAsked(party) ? fittingOf(groups, party) : undefined}
        isRoadUnknown={isRoadUnknown(trip, data)}
        isAsked={shown !== undefined}
        messages={messages.offers.party}
      />
      <TabList
        label={messages.offers.categories}
        tabs={groups.map(({ category, label }) => ({ value: category, label }))}
      />
      {groups.map(({ category, offers }) => (
        <TabPanel
          key={category}
          value={category}
          className="offer-list -mr-2 mt-3 max-h-[400px] overflow-y-auto overscroll-contain pr-2"
        >
          <OfferList
            offers={[...offers].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)))}
            party={party}
            data={data}
            numbers={numbers}
            messages={messages}
          />
        </TabPanel>
      ))}
    </Tabs>
  )
}

/**
 * The offers. Beside the form on a wide screen; below 768 px a modal dialog, which opens by itself when the
 * search names a place. The list is 400 px high at most (S4.3, S4.8). The chat button's rail is within its padding.
 */
function QuotePanelPart({ id, groups, numbers, messages, needed, children }: QuotePanelProps) {
  const trip = useQueryTrip()
  const dialog = useAutoOpen(trip)
  const data = useTripData(trip && hasPlace(trip) ? href(tripDataPath) : undefined)
  const count = groups.reduce((total, { offers }) => total + offers.length, 0)
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={keepClosed}
      data-tone="day"
      className="noscript:static noscript:block noscript:w-full shadow-soft m-auto w-[min(34rem,100vw-1.5rem)] max-w-none rounded-lg p-5 md:relative md:block md:w-full md:p-7 md:pr-[max(1.75rem,calc(var(--gutter-end)-var(--gutter)))]"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-h3 outline-none">
          {interpolate(messages.offers.headline, { count })}
        </h2>
        <Button variant="outline" className="noscript:hidden md:hidden" {...close(id)}>
          {messages.common.close}
        </Button>
      </div>
      <NeededNotice dialogId={id} needed={needed} numbers={numbers} messages={messages} />
      {children}
      <OfferTabs groups={groups} data={data} numbers={numbers} messages={messages} />
    </dialog>
  )
}

export const QuotePanel = island('quote-panel', QuotePanelPart)
