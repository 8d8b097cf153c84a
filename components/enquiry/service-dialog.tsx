import { LimitedTextarea } from '@/components/form/limited-textarea'
import { anyNumberTexts } from '@/components/form/number-texts'
import { Select } from '@/components/form/select'
import { Dialog } from '@/components/ui/dialog'
import type { Messages } from '@/lib/content/schema/messages'
import { maxLengths } from '@/lib/enquiry/forms'
import type { ContactWays } from './contact-buttons'
import { EnquiryForm } from './enquiry-form'
import { PersonFields } from './person-fields'

export const SERVICE_DIALOG_ID = 'service-enquiry'
const SERVICE_SELECT_ID = 'service-enquiry-service'

type ServiceDialogProps = {
  services: string[]
  /** The service of the page; by default the first, until a button selects one. */
  chosen?: string
  numbers: ContactWays
  messages: Pick<Messages, 'service' | 'contact' | 'enquiry' | 'common' | 'number'>
}

/** The enquiry dialog of the pages about services. It sends only where its template is configured. */
export function ServiceDialog({ services, chosen, numbers, messages }: ServiceDialogProps) {
  const { service, contact, enquiry, common } = messages
  return (
    <Dialog
      id={SERVICE_DIALOG_ID}
      title={service.heading}
      closeLabel={common.close}
      data-tone="day"
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(36rem,100vw-1rem)] max-w-none overflow-y-auto overscroll-contain rounded-lg p-5 sm:p-8"
    >
      <EnquiryForm
        kind="service"
        label={service.heading}
        fields={service.fields}
        send={service.send}
        texts={{ sent: contact.sent, failed: enquiry.unexpectedError, invalid: enquiry.invalid }}
        numbers={numbers}
        messages={{ enquiry, common }}
      >
        <Select
          id={SERVICE_SELECT_ID}
          name="service"
          label={service.fields.service}
          defaultValue={chosen}
          options={services.map((title) => ({ value: title, label: title }))}
        />
        <PersonFields labels={service.fields} number={anyNumberTexts(messages.number)} />
        <LimitedTextarea
          name="requirements"
          label={service.fields.requirements}
          placeholder={service.requirementsHint}
          maxLength={maxLengths.requirements}
          full={enquiry.fieldFull}
        />
      </EnquiryForm>
    </Dialog>
  )
}
