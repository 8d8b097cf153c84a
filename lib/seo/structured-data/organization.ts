import type { AutoRental, DayOfWeek, Organization, WebSite } from 'schema-dts'
import type { Company } from '@/lib/content/schema/company'
import { iconPath } from '@/lib/images/app-icons'
import { LOCALE } from '@/lib/format/locale'
import { absoluteUrl } from '@/lib/seo/metadata'
import { routes } from '@/lib/routes/routes'
import { organizationId, nodeReference, websiteId } from './node-ids'

const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly DayOfWeek[]

/** Pages that are still stand-ins are not passed off as the company's own. */
const ownPages = ({ socials, sample }: Company) =>
  sample.includes('socials') ? {} : { sameAs: socials.map(({ url }) => url) }

/** The company. Google asks a local business for name and address, and likes telephone, address and hours. */
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
      dayOfWeek: week,
      ...company.openingHours,
    },
    areaServed: company.areaServed,
    ...ownPages(company),
  }
}

/**
 * The company on a page that is about something else. Google asks for its description on the home page or on one that
 * describes it, and no other page has to carry it.
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
