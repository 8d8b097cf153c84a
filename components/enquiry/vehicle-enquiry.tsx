import { Honeypot } from '@/components/form/honeypot'
import type { Messages } from '@/lib/content/schema/messages'
import { numberTexts } from '@/components/form/number-texts'
import type { ContactButtonsProps, ContactWays } from './contact-buttons'
import { FormFallback } from '@/late-start/form-fallback'
import { freeToAsk, PrivacyNotice } from './privacy-notice'
import { VehicleForm } from './vehicle-form'

type VehicleEnquiryProps = {
  vehicle: string
  numbers: ContactWays
  labels: ContactButtonsProps['labels']
  messages: Pick<Messages, 'trip' | 'enquiry' | 'message' | 'number'>
}

/** The enquiry form on a vehicle's page. */
export function VehicleEnquiry({ vehicle, numbers, labels, messages }: VehicleEnquiryProps) {
  const { trip, enquiry, message } = messages
  return (
    <VehicleForm
      vehicle={vehicle}
      numbers={numbers}
      labels={labels}
      number={numberTexts(messages.number, numbers)}
      messages={{ trip, enquiry, message }}
      end={<PrivacyNotice messages={enquiry}>{freeToAsk(enquiry)}</PrivacyNotice>}
    >
      <Honeypot label={enquiry.honeypotLabel} />
      <FormFallback
        failed={enquiry.failed}
        slow={enquiry.slow}
        other={enquiry.failedOther}
        noScript={enquiry.noScript}
      />
    </VehicleForm>
  )
}
