import { Trap } from '@/components/form/trap'
import type { Words } from '@/lib/content/words'
import { numberTexts } from '@/components/form/number-texts'
import type { ContactWays } from './contact-buttons'
import { FormFallback } from '@/late-start/client/form-fallback'
import { PrivacyNotice } from './privacy-notice'
import { VehicleForm } from './vehicle-form'

type VehicleEnquiryProps = {
  vehicle: string
  numbers: ContactWays
  labels: { chat: string; phone: string }
  words: Pick<Words, 'trip' | 'enquiry' | 'message' | 'number'>
}

/** The booking form beside a vehicle. */
export function VehicleEnquiry({ vehicle, numbers, labels, words }: VehicleEnquiryProps) {
  const { trip, enquiry, message } = words
  return (
    <VehicleForm
      vehicle={vehicle}
      numbers={numbers}
      labels={labels}
      number={numberTexts(words.number, numbers)}
      words={{ trip, enquiry, message }}
      end={<PrivacyNotice words={enquiry} />}
    >
      <Trap label={enquiry.leaveEmpty} />
      <FormFallback
        failed={enquiry.failed}
        slow={enquiry.slow}
        other={enquiry.failedOther}
        unscripted={enquiry.unscripted}
      />
    </VehicleForm>
  )
}
