import { interpolate } from '@/lib/format/interpolate'
import { LOCALE } from '@/lib/format/locale'
import { mailLink } from '@/lib/routes/contact-links'
import { absoluteUrl } from '@/lib/seo/metadata'
import { routes } from '@/lib/routes/routes'
import { getCompany } from './company'
import { getMessages, pages } from './pages'
import { listSitePages, type SitePage } from './site-pages'

const pageLine = ({ path, label, description }: SitePage) =>
  `- [${label}](${absoluteUrl(path)}): ${description}`

/** The list of pages in Markdown for language models, in the format of llmstxt.org. */
export function llmsText(): string {
  const { name, phone, emails, hours } = getCompany()
  // A kind of page has a section of its own where there is a heading for it; all other pages come first.
  const { about: facts, ...headings } = getMessages().llms
  const listed = listSitePages().filter(({ indexable }) => indexable)
  const sectionOf = ({ subject }: SitePage) => (subject.kind in headings ? subject.kind : 'page')
  const blocks = Object.entries(headings).map(
    ([section, heading]) =>
      `## ${heading}\n\n${listed
        .filter((page) => sectionOf(page) === section)
        .map(pageLine)
        .join('\n')}`,
  )
  const about = interpolate(facts, { phone: phone.display, email: emails.bookings, hours })
  return [`# ${name}`, `> ${pages.home().description}`, about, ...blocks].join('\n\n') + '\n'
}

/** humans.txt: who made the site. */
export const humansText = () =>
  `${interpolate(getMessages().humans.text, { company: getCompany().name, site: absoluteUrl(routes.home), language: LOCALE }).trim()}\n`

/** security.txt expires a year after the last commit: RFC 9116 recommends at most a year. */
const VALID_DAYS = 365

/**
 * security.txt: the contact for reports of vulnerabilities, in the format of RFC 9116.
 * @param built the moment from which its validity counts.
 */
export function securityText(built: Date): string {
  const expires = new Date(built)
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS)
  return [
    `Contact: ${mailLink(getCompany().emails.privacy)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALE.slice(0, 2)}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    `Policy: ${absoluteUrl(routes.privacy)}`,
    '',
  ].join('\n')
}
