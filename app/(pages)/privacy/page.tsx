import { TextSections } from '@/components/company/text-sections'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { getCompany } from '@/lib/content/company'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { analytics, receiverOf } from '@/lib/analytics/settings'
import { mailLink, phoneLink } from '@/lib/routes/contact-links'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { routes } from '@/lib/routes/routes'
import { PageBar } from '../../page-end'
import { PageTrail } from '../../page-data'

export const generateMetadata = () => pageMetadata(routes.privacy)

export default function PrivacyPage() {
  const { heading, intro, updated, ...text } = pages.privacy()
  const { name, phone, emails } = getCompany()
  const links = {
    company: { text: name, href: '' },
    phone: { text: phone.display, href: phoneLink(phone.e164) },
    email: { text: emails.privacy, href: mailLink(emails.privacy) },
    ...(analytics && { receiver: { text: receiverOf(analytics), href: '' } }),
  }
  const sections = analytics ? text.sections.toSpliced(-1, 0, text.measuring) : text.sections
  return (
    <>
      <PageIntro heading={heading} intro={intro}>
        <PageTrail path={routes.privacy} />
      </PageIntro>
      <Container className="pb-10 font-semibold">
        <p>{interpolate(getMessages().legal.updated, { date: formatDay(updated) })}</p>
      </Container>
      <Container className="pb-section">
        <TextSections sections={sections} links={links} />
      </Container>
      <PageBar />
    </>
  )
}
