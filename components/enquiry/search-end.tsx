import { Honeypot } from '@/components/form/honeypot'
import type { Messages } from '@/lib/content/schema/messages'
import { PlanEntry } from '@/components/trip-plan/plan-entry'
import { PrivacyNotice } from './privacy-notice'

/** The content below the controls of every trip search. */
export function SearchEnd({ messages }: { messages: Pick<Messages, 'trip' | 'enquiry' | 'tripPlan'> }) {
  return (
    <>
      <Honeypot label={messages.trip.leaveEmpty} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-8">
        <PlanEntry label={messages.tripPlan.entry} />
        <PrivacyNotice messages={messages.enquiry} />
      </div>
    </>
  )
}
