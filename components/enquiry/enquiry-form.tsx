import { Honeypot } from '@/components/form/honeypot'
import type { Messages } from '@/lib/content/schema/messages'
import { isConfigured } from '@/lib/enquiry/configured'
import { ContactButtons, contactLabels, type ContactWays } from './contact-buttons'
import { FormFallback } from '@/late-start/form-fallback'
import { PrivacyNotice } from './privacy-notice'
import { sendMessages } from './send-messages'
import { SendingForm, type SendingFormProps } from './sending-form'

type EnquiryFormProps = Pick<SendingFormProps, 'kind' | 'label' | 'fields' | 'texts' | 'children'> & {
  send: string
  numbers: ContactWays
  messages: Pick<Messages, 'enquiry' | 'common'>
}

/** The common parts of all enquiry forms except those for trips. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, label, fields, send, texts, numbers, messages, children } = props
  const { sending, slow, failedOther, noScript, honeypotLabel } = messages.enquiry
  return (
    <SendingForm
      kind={kind}
      label={label}
      fields={fields}
      texts={texts}
      isIdle={!texts.incomplete && !isConfigured(kind)}
      numbers={numbers}
      messages={{ send, sending, ...sendMessages(messages.enquiry) }}
      end={
        <>
          <FormFallback failed={texts.failed} slow={slow} other={failedOther} noScript={noScript} alerts />
          <ContactButtons numbers={numbers} labels={contactLabels(messages.common)} message="" />
          {isConfigured(kind) && <PrivacyNotice messages={messages.enquiry} />}
        </>
      }
    >
      {children}
      <Honeypot label={honeypotLabel} />
    </SendingForm>
  )
}
