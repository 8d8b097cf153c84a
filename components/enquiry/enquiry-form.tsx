import { Trap } from '@/components/form/trap'
import type { Words } from '@/lib/content/words'
import { isConfigured } from '@/lib/enquiry/configured'
import { ContactButtons, type ContactNumbers } from './contact-buttons'
import { FormFallback } from '@/late-start/client/form-fallback'
import { PrivacyNotice } from './privacy-notice'
import { sendWords } from './send-words'
import { SendingForm, type SendingFormProps } from './sending-form'

type EnquiryFormProps = Pick<SendingFormProps, 'kind' | 'label' | 'fields' | 'texts' | 'children'> & {
  send: string
  numbers: ContactNumbers
  words: Pick<Words, 'enquiry' | 'common'>
}

/** The frame of every enquiry that is no trip. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, label, fields, send, texts, numbers, words, children } = props
  const { sending, slow, failedOther, unscripted, leaveEmpty } = words.enquiry
  const ways = { numbers, labels: { chat: words.common.whatsApp, phone: words.common.phone } }
  return (
    <SendingForm
      kind={kind}
      label={label}
      fields={fields}
      texts={texts}
      isIdle={!texts.incomplete && !isConfigured(kind)}
      ways={ways}
      words={{ send, sending, ...sendWords(words.enquiry) }}
      end={
        <>
          <FormFallback failed={texts.failed} slow={slow} other={failedOther} unscripted={unscripted} alerts>
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
