import { FormFallback } from '@/late-start/client/form-fallback'
import { NewsletterForm } from '@/components/enquiry/newsletter-form'
import { PrivacyNotice } from '@/components/enquiry/privacy-notice'
import { sendWords } from '@/components/enquiry/send-words'
import { Trap } from '@/components/form/trap'
import { Button } from '@/components/ui/button'
import type { Words } from '@/lib/content/words'
import { isConfigured } from '@/lib/enquiry/configured'

type NewsletterProps = { words: Pick<Words, 'footer' | 'contact' | 'enquiry'> }

/** S2.3, S2.4: an e-mail box whose Subscribe button does nothing, until a template is configured for it. */
export function Newsletter({ words: { footer, contact, enquiry } }: NewsletterProps) {
  const box = (
    <div>
      <label htmlFor="newsletter-email" className="text-muted">
        {footer.newsletterEmail}
      </label>
      <div className="z-31 relative mt-1 flex gap-2 bg-surface">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          className="min-h-11 w-full min-w-0 rounded-md border border-control bg-transparent px-3"
        />
        <Button look="outline" type="submit">
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
  const texts = { sent: contact.sent, failed: enquiry.wentWrong }
  return (
    <NewsletterForm
      label={footer.newsletter}
      texts={texts}
      words={sendWords(enquiry)}
      end={
        <>
          <FormFallback failed={texts.failed} unscripted={enquiry.unscripted} alerts />
          <PrivacyNotice words={enquiry} />
        </>
      }
    >
      {box}
      <Trap label={enquiry.leaveEmpty} />
    </NewsletterForm>
  )
}
