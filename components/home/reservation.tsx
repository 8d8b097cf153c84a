import { freeToAsk } from '@/components/enquiry/privacy-notice'
import { Section } from '@/components/ui/section'
import type { Company } from '@/lib/content/schema/company'
import type { Messages } from '@/lib/content/schema/messages'
import type { HomePage } from '@/lib/content/schema/pages'
import { mailLink, phoneLink } from '@/lib/routes/contact-links'

type ReservationProps = HomePage['reservation'] & {
  company: Pick<Company, 'phone' | 'emails'>
  messages: Messages['enquiry']
}

export function Reservation({ heading, text, company, messages }: ReservationProps) {
  return (
    <Section id="reservation" headingId="reservation-heading" space="bottom">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2 border-l-4 border-action pl-5 md:py-3 md:pl-8 lg:flex-nowrap">
        <div>
          <h2 id="reservation-heading" className="text-h2">
            {heading}
          </h2>
          <p className="mt-2 max-w-prose text-muted md:mt-3">{text}</p>
          <p className="mt-1 max-w-prose text-sm text-muted">{freeToAsk(messages)}</p>
        </div>
        <p className="flex flex-col">
          <a
            href={phoneLink(company.phone.e164)}
            className="whitespace-normal font-display text-h2 hover:text-action lg:whitespace-nowrap [@media(width<22.5rem)]:text-h3"
          >
            {company.phone.display}
          </a>
          <a
            href={mailLink(company.emails.bookings)}
            className="min-h-11 py-2 underline underline-offset-4 hover:text-action"
          >
            {company.emails.bookings}
          </a>
        </p>
      </div>
    </Section>
  )
}
