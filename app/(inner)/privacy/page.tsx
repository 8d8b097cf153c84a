import { TextSections } from '@/components/company/text-sections'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { getCompany } from '@/lib/content/company'
import { getWords, pages } from '@/lib/content/pages'
import { mailLink, phoneLink } from '@/lib/site/contact-links'
import { fill } from '@/lib/site/fill'
import { formatDay } from '@/lib/site/format'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.privacy(), path: routes.privacy })

export default function PrivacyPage() {
  const { heading, intro, sections, updated } = pages.privacy()
  const { name, phone, emails } = getCompany()
  const links = {
    company: { text: name, href: '' },
    phone: { text: phone.display, href: phoneLink(phone.e164) },
    email: { text: emails.privacy, href: mailLink(emails.privacy) },
  }
  return (
    <>
      <PageIntro heading={heading} intro={intro} />
      <Container className="pb-10 font-semibold">
        <p>{fill(getWords().legal.updated, { date: formatDay(updated) })}</p>
      </Container>
      <Container className="pb-section">
        <TextSections sections={sections} links={links} />
      </Container>
    </>
  )
}
