import { ButtonLink } from '@/components/ui/button-link'
import { Section } from '@/components/ui/section'
import type { RatesPage } from '@/lib/content/schema/rates'
import { routes, SEARCH_FORM_ID } from '@/lib/routes/routes'

/** Links to the trip search and to the contact form. */
export function RateEnquiry({ heading, text, trip, contact }: RatesPage['enquiry']) {
  return (
    <Section
      headingId="enquiry"
      sunken
      bandClass="print:hidden"
      className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6"
    >
      <div>
        <h2 id="enquiry" className="text-h2">
          {heading}
        </h2>
        <p className="mt-3 max-w-prose text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`${routes.home}#${SEARCH_FORM_ID}`}>{trip}</ButtonLink>
        <ButtonLink variant="outline" href={routes.contact}>
          {contact}
        </ButtonLink>
      </div>
    </Section>
  )
}
