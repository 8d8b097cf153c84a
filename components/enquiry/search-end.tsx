import { Trap } from '@/components/form/trap'
import type { Words } from '@/lib/content/words'
import { PlanEntry } from '@/components/trip-plan/plan-entry'
import { PrivacyNotice } from './privacy-notice'

/** What stands below the controls of every trip search. */
export function SearchEnd({ words }: { words: Pick<Words, 'trip' | 'enquiry' | 'tripPlan'> }) {
  return (
    <>
      <Trap label={words.trip.leaveEmpty} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-8">
        <PlanEntry label={words.tripPlan.entry} />
        <PrivacyNotice words={words.enquiry} />
      </div>
    </>
  )
}
