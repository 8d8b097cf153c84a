import { BookingPlanner } from '@/components/booking/booking-planner'
import { TextSections } from '@/components/company/text-sections'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.terms(), path: routes.terms })

export default function TermsPage() {
  const { heading, intro, planner, sections } = pages.terms()
  const links = Object.fromEntries(
    sections.map(({ id, heading: text }) => [id, { text: text.toLowerCase(), href: `#${id}` }]),
  )
  return (
    <>
      <PageIntro heading={heading} intro={intro} />
      <Container className="grid gap-x-16 gap-y-14 pb-section lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="max-w-prose lg:order-last">
          <BookingPlanner words={planner} links={links} />
        </div>
        <TextSections sections={sections} />
      </Container>
    </>
  )
}
