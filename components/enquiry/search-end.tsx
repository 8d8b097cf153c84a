import { Honeypot } from '@/components/form/honeypot'
import type { Messages } from '@/lib/content/schema/messages'
import { TripPlannerLink } from '@/components/trip-plan/trip-planner-link'
import { PlaceOptions } from './place-options'
import { freeToAsk, PrivacyNotice } from './privacy-notice'

type SearchEndProps = {
  /** Where the guides lead, suggested as destinations. */
  places: string[]
  messages: Pick<Messages, 'trip' | 'enquiry' | 'tripPlan'>
}

/** The content below the controls of every trip search. */
export function SearchEnd({ places, messages }: SearchEndProps) {
  return (
    <>
      <PlaceOptions places={places} />
      <Honeypot label={messages.trip.honeypotLabel} />
      <p className="noscript:block mt-3 hidden text-sm font-semibold">{messages.enquiry.noScript}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-8">
        <TripPlannerLink label={messages.tripPlan.entry} />
        <PrivacyNotice messages={messages.enquiry}>
          {messages.trip.sends} {freeToAsk(messages.enquiry)}
        </PrivacyNotice>
      </div>
    </>
  )
}
