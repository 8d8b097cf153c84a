import { Trap } from '@/components/form/trap'
import type { Words } from '@/lib/content/words'
import { PrivacyNotice } from './privacy-notice'

/** What stands below the controls of every trip search. */
export function SearchEnd({ words }: { words: Pick<Words, 'trip' | 'enquiry'> }) {
  return (
    <>
      <Trap label={words.trip.leaveEmpty} />
      <div className="mt-3">
        <PrivacyNotice words={words.enquiry} />
      </div>
    </>
  )
}
