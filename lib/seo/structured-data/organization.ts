import type { AutoRental, Organization, WebSite } from 'schema-dts'
import type { Company } from '@/lib/content/schema/company'
import { iconPath } from '@/lib/images/app-icons'
import { LOCALE } from '@/lib/format/locale'
import { absoluteUrl } from '@/lib/seo/metadata'
import { routes } from '@/lib/routes/routes'
import { weekdays } from '@/lib/time/weekdays'
import { organizationId, nodeReference, websiteId } from './node-ids'

/** Sample addresses of social pages are left out. */
const ownPages = ({ socials, sample }: Company) =>
  sample.includes('socials') ? {} : { sameAs: socials.map(({ url }) => url) }

/** The company. Google requires name and address of a local business, and recommends telephone and opening hours. */
export function organization(company: Company, pictures: string[]): AutoRental {
  const { street, locality, city, region, postalCode, countryCode } = company.branchOffice
  return {
    '@type': 'AutoRental',
    '@id': organizationId(),
    name: company.name,
    alternateName: company.shortName,
    url: absoluteUrl(routes.home),
    logo: absoluteUrl(iconPath(512)),
    image: pictures,
    slogan: company.tagline,
    foundingDate: String(company.founded),
    telephone: company.phone.e164,
    email: company.emails.bookings,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street}, ${locality}`,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: countryCode,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...weekdays],
      ...company.openingHours,
    },
    areaServed: company.areaServed,
    ...ownPages(company),
  }
}

/**
 * The company on a page that is about something else. Google wants the full description on the home page or a page
 * about the company only.
 */
export const organizationName = ({ name }: Company): Organization & { '@id': string } => ({
  '@type': 'Organization',
  '@id': organizationId(),
  name,
  url: absoluteUrl(routes.home),
  logo: absoluteUrl(iconPath(512)),
})

export const website = ({ name, shortName }: Company): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(),
  name,
  alternateName: shortName,
  url: absoluteUrl(routes.home),
  inLanguage: LOCALE,
  publisher: nodeReference(organizationId()),
})
