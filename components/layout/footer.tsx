import { Container } from '@/components/ui/container'
import type { Company } from '@/lib/content/schema/company'
import type { Words } from '@/lib/content/words'
import { mailLink, phoneLink } from '@/lib/site/contact-links'
import { fill } from '@/lib/site/fill'
import { fleetPath, routes } from '@/lib/site/routes'
import { Brand } from './brand'
import { FooterLinks } from './footer-links'
import type { MenuGroup } from './menu'
import { Newsletter } from './newsletter'
import { SocialLinks } from './social-links'

type FooterProps = { company: Company; fleet: MenuGroup[]; words: Words; year: number }

export function Footer({ company, fleet, words: { footer: words, ...others }, year }: FooterProps) {
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
        <div className="grid gap-12 md:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1.2fr]">
          <div>
            <Brand company={company} />
            <p className="mt-5 max-w-[24rem] text-muted">{fill(words.about, { founded: company.founded })}</p>
            <SocialLinks label={words.social} socials={company.socials} />
          </div>
          <FooterLinks
            heading={words.fleet}
            links={fleet.map(({ slug, title }) => ({ label: title, path: fleetPath(slug) }))}
          />
          <FooterLinks heading={words.explore} links={explore} />
          <div>
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
