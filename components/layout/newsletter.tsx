import { FormFallback } from '@/late-start/form-fallback'
import { NewsletterForm } from '@/components/enquiry/newsletter-form'
import { PrivacyNotice } from '@/components/enquiry/privacy-notice'
import { sendMessages } from '@/components/enquiry/send-messages'
import { Honeypot } from '@/components/form/honeypot'
import { Button } from '@/components/ui/button'
import type { Messages } from '@/lib/content/schema/messages'
import { isConfigured } from '@/lib/enquiry/configured'

type NewsletterProps = { messages: Pick<Messages, 'footer' | 'contact' | 'enquiry'> }

/** S2.3, S2.4: an e-mail field whose Subscribe button does nothing until a template is configured for it. */
export function Newsletter({ messages: { footer, contact, enquiry } }: NewsletterProps) {
  const box = (
    <div>
      <label htmlFor="newsletter-email" className="text-muted">
        {footer.newsletterEmail}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          className="min-h-11 min-w-0 flex-[7rem] rounded-md border border-control bg-transparent px-3 md:flex-[9rem]"
        />
        <Button variant="outline" type="submit" className="noscript:hidden">
          {footer.subscribe}
        </Button>
      </div>
    </div>
  )
  if (!isConfigured('newsletter'))
    return (
      <div role="group" aria-label={footer.newsletter} className="mt-4">
        {box}
      </div>
    )
  const texts = { sent: contact.sent, failed: enquiry.unexpectedError }
  return (
    <NewsletterForm
      label={footer.newsletter}
      texts={texts}
      messages={sendMessages(enquiry)}
      end={
        <>
          <FormFallback failed={texts.failed} noScript={enquiry.noScript} alerts />
          <PrivacyNotice messages={{ ...enquiry, notice: footer.newsletterNotice }} />
        </>
      }
    >
      {box}
      <Honeypot label={enquiry.honeypotLabel} />
    </NewsletterForm>
  )
}
