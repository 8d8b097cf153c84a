'use client'

import { useEffect, useRef } from 'react'
import type { ContactNumbers } from '@/components/enquiry/contact-buttons'
import { Button } from '@/components/ui/button'
import { close, showModal } from '@/components/ui/commands'
import { TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import type { Words } from '@/lib/content/words'
import { tripMessage } from '@/lib/enquiry/message'
import { useKnownEnquiry } from '@/lib/enquiry/use-known-enquiry'
import { fill } from '@/lib/site/fill'
import { tryStorage } from '@/lib/site/storage'
import { getNeeded } from '@/lib/trip/needed'
import { namesPlace, type TripSearch } from '@/lib/trip/trip'
import { useQueryTrip } from '@/lib/trip/use-query-trip'
import { NeededNotice } from './needed-notice'
import { type Offer, OfferRow, type OfferWords } from './offer-row'

export type OfferGroup = { category: string; label: string; offers: Offer[] }

type QuotePanelProps = {
  groups: OfferGroup[]
  numbers: ContactNumbers
  words: OfferWords
  needed: Words['trip']['needed']
  /** What stands between the headline and the offers. */
  children?: React.ReactNode
}

const PANEL_ID = 'quote-panel'
/** The spec's mobile breakpoint. */
const SMALL_SCREEN = 'not all and (min-width: 768px)'

const CLOSED_KEY = 'offers-closed'

/** The dialog stays shut for a search whose offers the visitor has closed, until the tab is closed. */
const noteClosed = () =>
  tryStorage('sessionStorage', (storage) => storage.setItem(CLOSED_KEY, window.location.search))

const wasClosed = () =>
  tryStorage('sessionStorage', (storage) => storage.getItem(CLOSED_KEY)) === window.location.search

/** Opens the panel over a small screen when the search names a place. */
function useSelfOpening(trip: TripSearch | null) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opensItself = trip !== null && namesPlace(trip)
  useEffect(() => {
    // Not over the gap that a search on this page has just been told of.
    if (opensItself && !wasClosed() && !getNeeded() && window.matchMedia(SMALL_SCREEN).matches)
      dialog.current?.showModal()
  }, [opensItself])
  return dialog
}

/** The offers' vehicles by category, each with the message that asks for it. */
function OfferTabs({ groups, numbers, words }: Pick<QuotePanelProps, 'groups' | 'numbers' | 'words'>) {
  const trip = useQueryTrip()
  const known = useKnownEnquiry()
  return (
    <Tabs defaultValue={groups[0]?.category} className="mt-4">
      <TabList
        label={words.offers.categories}
        tabs={groups.map(({ category, label }) => ({ value: category, label }))}
      />
      {groups.map(({ category, offers }) => (
        <TabPanel
          key={category}
          value={category}
          className="mt-3 max-h-[400px] overflow-y-auto overscroll-contain pr-2"
        >
          <ul className="@container">
            {offers.map((offer) => (
              <OfferRow
                key={offer.slug}
                offer={offer}
                numbers={numbers}
                message={tripMessage(words.message, offer.name, trip ?? undefined, known?.reference)}
                words={words}
              />
            ))}
          </ul>
        </TabPanel>
      ))}
    </Tabs>
  )
}

/**
 * The offers. Beside the form on a wide screen; under 768 px a dialog over the page, which opens by itself when the
 * search names a place. The list is 400 px high at most (S4.3, S4.8).
 */
export function QuotePanel({ groups, numbers, words, needed, children }: QuotePanelProps) {
  const dialog = useSelfOpening(useQueryTrip())
  const count = groups.reduce((total, { offers }) => total + offers.length, 0)
  return (
    <>
      <Button look="outline" className="noscript:hidden w-full md:hidden" {...showModal(PANEL_ID)}>
        {words.offers.open}
      </Button>
      <dialog
        ref={dialog}
        id={PANEL_ID}
        aria-labelledby={`${PANEL_ID}-title`}
        closedby="any"
        onClose={noteClosed}
        data-tone="day"
        className="noscript:static noscript:block noscript:w-full shadow-soft m-auto w-[min(34rem,100vw-1.5rem)] max-w-none rounded-lg p-5 md:static md:block md:w-full md:p-7"
      >
        <div className="flex items-center justify-between gap-4">
          <h2 id={`${PANEL_ID}-title`} className="text-h3">
            {fill(words.offers.headline, { count })}
          </h2>
          <Button look="outline" className="noscript:hidden md:hidden" {...close(PANEL_ID)}>
            {words.common.close}
          </Button>
        </div>
        <NeededNotice dialogId={PANEL_ID} needed={needed} toForm={words.offers.toForm} />
        {children}
        <OfferTabs groups={groups} numbers={numbers} words={words} />
      </dialog>
    </>
  )
}
