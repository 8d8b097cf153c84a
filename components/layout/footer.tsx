import { Container } from '@/components/ui/container'
import { Fold } from '@/components/ui/fold'
import type { Company } from '@/lib/content/schema/company'
import type { Messages } from '@/lib/content/schema/messages'
import { mailLink, officeLine, phoneLink } from '@/lib/routes/contact-links'
import { interpolate } from '@/lib/format/interpolate'
import { fleetPath, papersPath, routes, toursPath } from '@/lib/routes/routes'
import { Brand } from './brand'
import { type FooterLink, FooterLinks } from './footer-links'
import type { MenuGroup } from './menu'
import { Newsletter } from './newsletter'
import { SocialLinks } from './social-links'

export type FooterProps = {
  company: Company
  fleet: MenuGroup[]
  services: FooterLink[]
  /** Whether there is a page about papers. */
  hasPapers?: boolean
  hasTours?: boolean
  messages: Messages
  year: number
}

const FooterContact = ({ heading, company }: { heading: string; company: Company }) => {
  const { branchOffice: office, phone, emails } = company
  return (
    <Fold heading={heading} level="h2" headingClass="font-display text-h4">
      <address className="not-italic text-muted md:mt-4">{officeLine(office)}</address>
      <a href={phoneLink(phone.e164)} className="flex min-h-11 items-center hover:underline">
        {phone.display}
      </a>
      <a href={mailLink(emails.bookings)} className="flex min-h-11 items-center hover:underline">
        {emails.bookings}
      </a>
    </Fold>
  )
}

type FooterEndProps = Pick<FooterProps, 'company' | 'year'> & { messages: Messages['footer'] }

const FooterEnd = ({ messages, company, year }: FooterEndProps) => (
  <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 md:mt-20 md:pt-4">
    <p className="flex-[6rem] text-muted">
      {interpolate(messages.rights, { year: String(year), company: company.name })}
    </p>
    <SocialLinks label={messages.social} socials={company.socials} />
  </div>
)

export function Footer({
  company,
  fleet,
  services,
  hasPapers = false,
  hasTours = false,
  messages: { footer: messages, ...others },
  year,
}: FooterProps) {
  const explore = [
    { label: messages.guides, path: routes.guides },
    ...(hasTours ? [{ label: messages.tours, path: toursPath }] : []),
    { label: messages.planner, path: routes.tripPlan },
    { label: messages.rates, path: routes.rates },
    ...(hasPapers ? [{ label: others.papers.label, path: papersPath }] : []),
    { label: messages.gallery, path: routes.gallery },
    { label: messages.blog, path: routes.blog },
    { label: messages.terms, path: routes.terms },
    { label: messages.privacy, path: routes.privacy },
  ]
  return (
    <footer data-tone="night" className="pb-4 pt-4 text-sm md:pb-5 md:pt-section print:hidden">
      <Container>
        <div className="grid gap-x-8 md:grid-cols-2 md:gap-y-12 lg:grid-cols-[5fr_4fr_5fr_4fr_6fr]">
          <div className="col-span-full max-md:mb-1 lg:col-auto">
            <Brand company={company} />
            <p className="mt-5 max-w-[24rem] text-muted max-md:hidden">
              {interpolate(messages.about, { founded: String(company.founded) })}
            </p>
          </div>
          <FooterLinks
            heading={messages.fleet}
            links={fleet.map(({ slug, title }) => ({ label: title, path: fleetPath(slug) }))}
          />
          <FooterLinks heading={messages.services} links={services} />
          <FooterLinks heading={messages.explore} links={explore} />
          <div>
            <FooterContact heading={messages.contact} company={company} />
            {/* Beside the chat button, which is lifted at the end of the page. */}
            <div className="max-md:pr-16">
              <Newsletter messages={{ footer: messages, ...others }} />
            </div>
          </div>
        </div>
        <FooterEnd messages={messages} company={company} year={year} />
      </Container>
    </footer>
  )
}
