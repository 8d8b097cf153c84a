import { Trap } from '@/components/form/trap'
import type { Words } from '@/lib/content/words'
import type { ContactNumbers } from './contact-buttons'
import { FormFallback } from './form-fallback'
import { PrivacyNotice } from './privacy-notice'
import { VehicleForm } from './vehicle-form'

type VehicleEnquiryProps = {
  vehicle: string
  numbers: ContactNumbers
  labels: { chat: string; phone: string }
  words: Pick<Words, 'trip' | 'enquiry' | 'message'>
}

/** The booking form beside a vehicle. */
export function VehicleEnquiry(props: VehicleEnquiryProps) {
  const { enquiry } = props.words
  return (
    <VehicleForm {...props} end={<PrivacyNotice words={enquiry} />}>
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
