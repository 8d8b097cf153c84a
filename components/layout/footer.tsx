import { Container } from '@/components/ui/container'
import type { Company } from '@/lib/content/schema/company'
import type { Words } from '@/lib/content/words'
import { mailLink, phoneLink } from '@/lib/site/contact-links'
import { fill } from '@/lib/site/fill'
import { fleetPath, routes } from '@/lib/site/routes'
import { Brand } from './brand'
import { type FooterLink, FooterLinks } from './footer-links'
import type { MenuGroup } from './menu'
import { Newsletter } from './newsletter'
import { SocialLinks } from './social-links'

type FooterProps = {
  company: Company
  fleet: MenuGroup[]
  services: FooterLink[]
  words: Words
  year: number
}

export function Footer({ company, fleet, services, words: { footer: words, ...others }, year }: FooterProps) {
  const { branchOffice: office } = company
  const explore = [
    { label: words.guides, path: routes.guides },
    { label: words.rates, path: routes.rates },
    { label: words.gallery, path: routes.gallery },
    { label: words.blog, path: routes.blog },
    { label: words.terms, path: routes.terms },
    { label: words.privacy, path: routes.privacy },
  ]
  return (
    <footer data-tone="night" className="pb-6 pt-section text-sm print:hidden">
      <Container>
        <div className="grid grid-cols-2 gap-x-8 gap-y-12 lg:grid-cols-[5fr_4fr_5fr_4fr_6fr]">
          <div className="col-span-full lg:col-auto">
            <Brand company={company} />
            <p className="mt-5 max-w-[24rem] text-muted">{fill(words.about, { founded: company.founded })}</p>
            <SocialLinks label={words.social} socials={company.socials} />
          </div>
          <FooterLinks
            heading={words.fleet}
            links={fleet.map(({ slug, title }) => ({ label: title, path: fleetPath(slug) }))}
          />
          <FooterLinks heading={words.services} links={services} />
          <FooterLinks heading={words.explore} links={explore} />
          <div className="col-span-full lg:col-auto">
            <h2 className="text-h4">{words.contact}</h2>
            <address className="mt-4 not-italic text-muted">
              {`${office.street}, ${office.locality}, ${office.city} ${office.postalCode}`}
            </address>
            <a href={phoneLink(company.phone.e164)} className="flex min-h-11 items-center hover:underline">
              {company.phone.display}
            </a>
            <a
              href={mailLink(company.emails.bookings)}
              className="flex min-h-11 items-center hover:underline"
            >
              {company.emails.bookings}
            </a>
            <Newsletter words={{ footer: words, ...others }} />
          </div>
        </div>
        <p className="mt-24 border-t border-line pt-6 text-muted">
          {fill(words.rights, { year, company: company.name })}
        </p>
      </Container>
    </footer>
  )
}
