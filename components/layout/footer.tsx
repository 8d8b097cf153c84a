import { Container } from '@/components/ui/container'
import type { Company } from '@/lib/content/schema/company'
import type { Messages } from '@/lib/content/schema/messages'
import { mailLink, phoneLink } from '@/lib/routes/contact-links'
import { interpolate } from '@/lib/format/interpolate'
import { fleetPath, papersPath, routes } from '@/lib/routes/routes'
import { Brand } from './brand'
import { type FooterLink, FooterLinks } from './footer-links'
import { type LanguageLink, LanguageLinks } from './language-links'
import type { MenuGroup } from './menu'
import { Newsletter } from './newsletter'
import { SocialLinks } from './social-links'

export type FooterProps = {
  company: Company
  fleet: MenuGroup[]
  services: FooterLink[]
  languages?: LanguageLink[]
  /** Whether there is a page about papers. */
  hasPapers?: boolean
  messages: Messages
  year: number
}

const FooterContact = ({ heading, company }: { heading: string; company: Company }) => {
  const { branchOffice: office, phone, emails } = company
  return (
    <>
      <h2 className="text-h4">{heading}</h2>
      <address className="mt-4 not-italic text-muted">
        {`${office.street}, ${office.locality}, ${office.city} ${office.postalCode}`}
      </address>
      <a href={phoneLink(phone.e164)} className="flex min-h-11 items-center hover:underline">
        {phone.display}
      </a>
      <a href={mailLink(emails.bookings)} className="flex min-h-11 items-center hover:underline">
        {emails.bookings}
      </a>
    </>
  )
}

export function Footer({
  company,
  fleet,
  services,
  languages = [],
  hasPapers = false,
  messages: { footer: messages, ...others },
  year,
}: FooterProps) {
  const explore = [
    { label: messages.guides, path: routes.guides },
    { label: messages.planner, path: routes.tripPlan },
    { label: messages.rates, path: routes.rates },
    ...(hasPapers ? [{ label: others.papers.label, path: papersPath }] : []),
    { label: messages.gallery, path: routes.gallery },
    { label: messages.blog, path: routes.blog },
    { label: messages.terms, path: routes.terms },
    { label: messages.privacy, path: routes.privacy },
  ]
  return (
    <footer data-tone="night" className="pb-6 pt-section text-sm print:hidden">
      <Container>
        <div className="grid grid-cols-2 gap-x-8 md:gap-y-12 lg:grid-cols-[5fr_4fr_5fr_4fr_6fr]">
          <div className="col-span-full max-md:mb-8 lg:col-auto">
            <Brand company={company} />
            <p className="mt-5 max-w-[24rem] text-muted">
              {interpolate(messages.about, { founded: String(company.founded) })}
            </p>
            <SocialLinks label={messages.social} socials={company.socials} />
          </div>
          <FooterLinks
            heading={messages.fleet}
            links={fleet.map(({ slug, title }) => ({ label: title, path: fleetPath(slug) }))}
          />
          <FooterLinks heading={messages.services} links={services} />
          <FooterLinks heading={messages.explore} links={explore} />
          <div className="col-span-full max-md:mt-8 max-md:pr-16 md:col-auto">
            <FooterContact heading={messages.contact} company={company} />
            <Newsletter messages={{ footer: messages, ...others }} />
          </div>
        </div>
        <LanguageLinks languages={languages} />
        <p className="mt-10 border-t border-line pt-6 text-muted md:mt-24">
          {interpolate(messages.rights, { year: String(year), company: company.name })}
        </p>
      </Container>
    </footer>
  )
}
