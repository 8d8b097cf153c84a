import { ServiceButton } from '@/components/enquiry/service-button'
import { SERVICE_DIALOG_ID } from '@/components/enquiry/service-dialog'
import { Section } from '@/components/ui/section'
import type { Company } from '@/lib/content/schema/company'
import type { Words } from '@/lib/content/words'
import { phoneLink } from '@/lib/site/contact-links'
import { fill } from '@/lib/site/fill'

export type OccasionEndProps = {
  service: string
  phone: Company['phone']
  words: Pick<Words, 'occasion' | 'service'>
}

/** What the page leads to. */
export function OccasionEnd({ service, phone, words }: OccasionEndProps) {
  return (
    <Section headingId="end-heading" space="bottom" bandClass="print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-l-4 border-action py-3 pl-6 md:pl-8">
        <div>
          <h2 id="end-heading" className="text-h2">
            {words.occasion.end}
          </h2>
          <p className="mt-3 max-w-prose text-muted">{words.occasion.endText}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <ServiceButton
            service={service}
            label={words.service.enquireNow}
            name={fill(words.service.enquireAbout, { service })}
            dialogId={SERVICE_DIALOG_ID}
          />
          <a href={phoneLink(phone.e164)} className="py-2 font-display text-h3 hover:text-action">
            {phone.display}
          </a>
        </p>
      </div>
    </Section>
  )
}
