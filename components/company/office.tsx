import { ExternalLink } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/button-link'
import type { Company } from '@/lib/content/schema/company'
import type { ContactPage } from '@/lib/content/schema/pages'
import type { Messages } from '@/lib/content/schema/messages'
import { mailLink, mapLink, phoneLink } from '@/lib/routes/contact-links'
import { OfficeMap } from './office-map'

type OfficeProps = {
  company: Pick<Company, 'branchOffice' | 'phone' | 'emails' | 'hours'>
  map: ContactPage['map']
  messages: Messages['contact']
}

const ContactLine = ({ label, href, text }: { label: string; href: string; text: string }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd>
      <a
        href={href}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-action"
      >
        {text}
      </a>
    </dd>
  </div>
)

/** The telephone number and the e-mail address. */
export function OfficeLines({ company: { phone, emails }, messages }: Omit<OfficeProps, 'map'>) {
  return (
    <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-2">
      <ContactLine label={messages.phone} href={phoneLink(phone.e164)} text={phone.display} />
      <ContactLine label={messages.email} href={mailLink(emails.bookings)} text={emails.bookings} />
    </dl>
  )
}

/** The branch office: its address, its hours, and a map. */
export function Office({ company, map, messages }: OfficeProps) {
  const { branchOffice: office, hours } = company
  return (
    <div>
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{messages.office}</dt>
          <dd className="mt-2">
            <address className="not-italic">
              {office.street}, {office.locality}
              <br />
              {office.city} {office.postalCode}, {office.country}
            </address>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{messages.hours}</dt>
          <dd className="mt-2">{hours}</dd>
        </div>
      </dl>
      <figure className="relative mt-8">
        <OfficeMap map={map} />
        <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          {map.caption}
          <ButtonLink
            variant="outline"
            href={mapLink(office)}
            target="_blank"
            rel="noopener noreferrer"
            // The link's area covers the picture too.
            className="after:absolute after:inset-0"
          >
            <Icon of={ExternalLink} className="size-4" />
            {messages.map}
            <span className="sr-only"> ({messages.mapOpens})</span>
          </ButtonLink>
        </figcaption>
      </figure>
    </div>
  )
}
