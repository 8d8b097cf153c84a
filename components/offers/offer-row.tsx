import { Maximize2 } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { EstimateLines } from '@/components/rates/estimate-lines'
import type { EstimateView } from '@/lib/rates/describe'
import { ContactButtons, type ContactNumbers } from '@/components/enquiry/contact-buttons'
import { Button } from '@/components/ui/button'
import { LazyLightbox } from '@/components/ui/lazy-lightbox'
import type { LightboxPicture } from '@/components/ui/lightbox'
import { Picture } from '@/components/ui/picture'
import type { Rates } from '@/lib/content/schema/rate-card'
import type { Messages } from '@/lib/content/schema/messages'
import { track } from '@/lib/analytics/track'
import type { Sized } from '@/lib/fleet/preference'
import type { Room } from '@/lib/fleet/load'
import { interpolate } from '@/lib/format/interpolate'

/** One vehicle of the quote panel. S4.5: name, image, seats, features. */
export type Offer = Room &
  Sized & {
    name: string
    /** In words: '7 seats, 6 besides the driver'. */
    seats: string
    features: string[]
    /** The hash of the variant for cards of the first picture. */
    cardHash?: string
    pictures: LightboxPicture[]
    /** While they are given. */
    rates?: Rates
  }

export type OfferMessages = Pick<Messages, 'common' | 'offers' | 'gallery' | 'message'> &
  Partial<Pick<Messages, 'estimate'>>

type OfferRowProps = {
  offer: Offer
  numbers: ContactNumbers
  message: string
  messages: OfferMessages
  /** Its room, or why it does not fit those who travel. */
  fit: string
  /** For the trip of the search, where it can be told. */
  estimate?: EstimateView
}

/** The button that requests a quote, which is then replaced by the contact buttons. */
function Quote({ offer, numbers, message, messages }: OfferRowProps) {
  const [isQuoteRequested, setQuoteRequested] = useState(false)
  const named = (template: string) => interpolate(template, { vehicle: offer.name })
  const ways = useRef<HTMLDivElement>(null)
  // The focused button was removed.
  useEffect(() => {
    if (isQuoteRequested) ways.current?.querySelector('a')?.focus()
  }, [isQuoteRequested])
  const requestQuote = () => {
    setQuoteRequested(true)
    track('quote')
  }
  return (
    <div ref={ways} className={isQuoteRequested ? 'col-span-full' : '@md:col-[3] @md:row-[1] col-span-full'}>
      {isQuoteRequested ? (
        <ContactButtons
          numbers={numbers}
          message={message}
          labels={{ chat: messages.common.whatsApp, phone: messages.common.phone }}
          names={{ chat: named(messages.offers.chatAbout), phone: named(messages.offers.callAbout) }}
        />
      ) : (
        <Button
          variant="outline"
          aria-label={named(messages.offers.getQuoteFor)}
          onClick={requestQuote}
          className="noscript:hidden w-full"
        >
          {messages.offers.getQuote}
        </Button>
      )}
    </div>
  )
}

export function OfferRow(props: OfferRowProps) {
  const { offer, messages, fit, estimate } = props
  const [showsPhotos, setShowsPhotos] = useState(false)
  const first = offer.pictures[0]?.picture
  return (
    <li className="@md:grid-cols-[8rem_1fr_auto] grid grid-cols-[7rem_1fr] items-start gap-x-4 gap-y-3 border-b border-line py-4">
      <button
        type="button"
        aria-label={interpolate(messages.offers.photosOf, { vehicle: offer.name })}
        onClick={() => setShowsPhotos(true)}
        className="aspect-8/5 @md:row-span-2 relative cursor-zoom-in overflow-hidden rounded-md bg-sunken"
      >
        <Picture
          picture={first && { ...first, hash: offer.cardHash ?? first.hash }}
          alt=""
          sizes="144px"
          maxWidth={480}
          className="size-full object-cover"
        />
        <Icon of={Maximize2} className="absolute bottom-1.5 right-1.5 size-6 rounded-sm bg-surface p-1" />
      </button>
      <div className="min-w-0">
        <h3 className="text-h4">{offer.name}</h3>
        <p className="text-sm font-semibold">{fit}</p>
      </div>
      <Quote {...props} />
      <p className="@md:col-[2/-1] col-span-full text-sm text-muted">
        {[offer.seats, ...offer.features].join('\u00a0· ')}
      </p>
      {estimate && <EstimateLines estimate={estimate} className="col-span-full" />}
      {showsPhotos && (
        <LazyLightbox
          title={offer.name}
          pictures={offer.pictures}
          messages={{ ...messages.gallery, close: messages.common.close }}
          onClose={() => setShowsPhotos(false)}
        />
      )}
    </li>
  )
}
