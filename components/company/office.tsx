import { ExternalLink } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/button-link'
import type { Company } from '@/lib/content/schema/company'
import type { ContactPage } from '@/lib/content/schema/pages'
import type { Words } from '@/lib/content/words'
import { mailLink, mapLink, phoneLink } from '@/lib/site/contact-links'
import { OfficeMap } from './office-map'

type OfficeProps = {
  company: Pick<Company, 'branchOffice' | 'phone' | 'emails' | 'hours'>
  map: ContactPage['map']
  words: Words['contact']
}

const Reach = ({ label, href, text }: { label: string; href: string; text: string }) => (
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

/** How to reach the company: by telephone, by mail, at the branch office. */
export function Office({ company, map, words }: OfficeProps) {
  const { branchOffice: office, phone, emails, hours } = company
  return (
    <div>
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Reach label={words.phone} href={phoneLink(phone.e164)} text={phone.display} />
        <Reach label={words.email} href={mailLink(emails.bookings)} text={emails.bookings} />
        <div>
          <dt className="text-sm text-muted">{words.office}</dt>
          <dd className="mt-2">
            <address className="not-italic">
              {office.street}, {office.locality}
              <br />
              {office.city} {office.postalCode}, {office.country}
            </address>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{words.hours}</dt>
          <dd className="mt-2">{hours}</dd>
        </div>
      </dl>
      <figure className="relative mt-8">
        <OfficeMap map={map} />
        <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          {map.caption}
          <ButtonLink
            look="outline"
            href={mapLink(office)}
            target="_blank"
            rel="noopener noreferrer"
            // The link covers the picture too.
            className="after:absolute after:inset-0"
          >
            <Icon of={ExternalLink} className="size-4" />
            {words.map}
            <span className="sr-only"> ({words.mapOpens})</span>
          </ButtonLink>
        </figcaption>
      </figure>
    </div>
  )
}
