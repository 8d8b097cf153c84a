import { Section } from '@/components/ui/section'
import type { Company } from '@/lib/content/schema/company'
import type { Messages } from '@/lib/content/schema/messages'
import { phoneLink } from '@/lib/routes/contact-links'

type CallToActionProps = {
  phone: Company['phone']
  messages: Pick<Messages, 'occasion'>
  /** Its button. */
  children: React.ReactNode
}

/** The call to action at the end of a page: how to enquire, and the telephone. */
export function CallToAction({ phone, messages, children }: CallToActionProps) {
  return (
    <Section headingId="end-heading" space="bottom" bandClass="print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-l-4 border-action py-3 pl-6 md:pl-8">
        <div>
          <h2 id="end-heading" className="text-h2">
            {messages.occasion.end}
          </h2>
          <p className="mt-3 max-w-prose text-muted">{messages.occasion.endText}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
          {children}
          <a
            href={phoneLink(phone.e164)}
            className="whitespace-normal py-2 font-display text-h3 hover:text-action"
          >
            {phone.display}
          </a>
        </p>
      </div>
    </Section>
  )
}
