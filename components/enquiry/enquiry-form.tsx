import { Trap } from '@/components/form/trap'
import type { Words } from '@/lib/content/words'
import { isConfigured } from '@/lib/enquiry/configured'
import type { EnquiryKind } from '@/lib/enquiry/forms'
import { ContactButtons, type ContactNumbers } from './contact-buttons'
import { FormFallback } from './form-fallback'
import { PrivacyNotice } from './privacy-notice'
import { SendingForm } from './sending-form'
import type { EnquiryFormTexts } from './use-enquiry-form'

type EnquiryFormProps = {
  kind: EnquiryKind
  label: string
  /** What its controls are called in a message, by their names. */
  fields: Record<string, string>
  send: string
  texts: EnquiryFormTexts
  numbers: ContactNumbers
  words: Pick<Words, 'enquiry' | 'common'>
  /** The controls. They are uncontrolled, and drawn without scripts. */
  children: React.ReactNode
}

/** The frame of every enquiry that is no trip. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, label, fields, send, texts, numbers, words, children } = props
  const { sending, failedOther, unscripted, leaveEmpty } = words.enquiry
  const ways = { numbers, labels: { chat: words.common.whatsApp, phone: words.common.phone } }
  return (
    <SendingForm
      kind={kind}
      label={label}
      fields={fields}
      texts={texts}
      isIdle={!texts.incomplete && !isConfigured(kind)}
      ways={ways}
      words={{ send, sending, failedOther }}
      end={
        <>
          <FormFallback failed={texts.failed} other={failedOther} unscripted={unscripted} alerts>
            <ContactButtons {...ways} message="" />
          </FormFallback>
          <PrivacyNotice words={words.enquiry} />
        </>
      }
    >
      {children}
      <Trap label={leaveEmpty} />
    </SendingForm>
  )
}
