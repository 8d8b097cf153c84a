import { contactLabels, type ContactWays } from '@/components/enquiry/contact-buttons'
import { SearchEnd } from '@/components/enquiry/search-end'
import { SentNotice } from '@/components/enquiry/sent-notice'
import { numberTexts } from '@/components/form/number-texts'
import { Button } from '@/components/ui/button'
import { showModal } from '@/components/ui/commands'
import { Container } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import type { Messages } from '@/lib/content/schema/messages'
import type { PictureData } from '@/lib/images/pictures'
import { href, routes, SEARCH_FORM_ID } from '@/lib/routes/routes'
import { OffersForm } from './offers-form'
import { type Promotion, Promotions } from './promotions'
import { type OfferGroup, QuotePanel } from './quote-panel'

type OffersPageProps = {
  heading: string
  intro: string
  promotions: Promotion[]
  background: PictureData | undefined
  groups: OfferGroup[]
  numbers: ContactWays
  places: string[]
  messages: Messages
  /** While rates are given. */
  estimate?: Messages['estimate']
}

const PANEL_ID = 'quote-panel'

const formClass = 'shadow-soft relative mt-6 rounded-lg p-5 md:p-7 [@media(max-width:24rem)]:p-4'

const OffersNotice = ({
  numbers,
  messages: { common, enquiry, message },
  className,
}: Pick<OffersPageProps, 'numbers' | 'messages'> & { className?: string }) => (
  <SentNotice
    messages={{
      sent: enquiry.sent,
      sendingSearch: enquiry.sendingSearch,
      reference: enquiry.reference,
      unconfirmed: enquiry.unconfirmed,
      yours: enquiry.yours,
      message,
    }}
    numbers={numbers}
    labels={contactLabels(common)}
    className={className}
  />
)

const OpenOffers = ({ label }: { label: string }) => (
  <Button className="noscript:hidden mt-6 w-full md:hidden" {...showModal(PANEL_ID)}>
    {label}
  </Button>
)

export function OffersPage(props: OffersPageProps) {
  const { heading, intro, promotions, background, groups, numbers, places, messages, estimate } = props
  const { common, offers, gallery, message, trip } = messages
  return (
    <section aria-labelledby="offers-heading" data-tone="night" className="relative isolate">
      <div className="absolute inset-0 -z-10 overflow-hidden">
        <Picture
          picture={background}
          alt=""
          sizes="100vw"
          priority
          className="size-full object-cover opacity-55"
        />
        <div className="absolute inset-0 bg-surface [mask:linear-gradient(#000000e6,#00000073,#000000cc)]" />
      </div>
      <Container className="grid items-start gap-6 py-12 md:grid-cols-2 md:py-20 md:pr-gutter lg:gap-x-10">
        <div>
          <h1 id="offers-heading" className="text-h1">
            {heading}
          </h1>
          <p className="mt-4 max-w-prose">{intro}</p>
          <Promotions promotions={promotions} />
          <OffersNotice {...props} />
          <OpenOffers label={offers.open} />
          <div id={SEARCH_FORM_ID} data-tone="day" className={formClass}>
            <OffersForm
              action={href(routes.offers)}
              heading={offers.formHeading}
              messages={messages.trip}
              number={numberTexts(messages.number, numbers)}
            >
              <SearchEnd places={places} messages={messages} />
            </OffersForm>
          </div>
        </div>
        <div>
          <QuotePanel
            id={PANEL_ID}
            groups={groups}
            numbers={numbers}
            messages={{ common, offers, gallery, message, ...(estimate && { estimate }) }}
            needed={trip.needed}
          >
            <OffersNotice {...props} className="mt-3 md:hidden" />
          </QuotePanel>
        </div>
      </Container>
    </section>
  )
}
