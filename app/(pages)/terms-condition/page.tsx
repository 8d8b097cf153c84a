import { BookingPlanner } from '@/components/booking/booking-planner'
import { TextSections } from '@/components/company/text-sections'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { pageMetadata } from '@/lib/content/page-metadata'
import { pages } from '@/lib/content/pages'
import { href, routes } from '@/lib/routes/routes'
import { PageEnd } from '../../page-end'
import { PageTrail } from '../../page-data'

export const generateMetadata = () => pageMetadata(routes.terms)

export default function TermsPage() {
  const { heading, intro, planner, sections } = pages.terms()
  const links = Object.fromEntries(sections.map(({ id, inSentence: text }) => [id, { text, href: `#${id}` }]))
  return (
    <>
      <PageIntro heading={heading} intro={intro}>
        <PageTrail path={routes.terms} />
      </PageIntro>
      <Container className="grid gap-x-16 gap-y-14 pb-section lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="max-w-prose lg:order-last print:order-last">
          <BookingPlanner messages={planner} links={links} />
        </div>
        <TextSections
          sections={sections}
          links={{ rates: { text: pages.rates().heading, href: href(routes.rates) } }}
        />
      </Container>
      <PageEnd />
    </>
  )
}
