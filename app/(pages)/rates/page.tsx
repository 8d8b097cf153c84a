import { QuestionList } from '@/components/fleet/question-list'
import { PageIntro } from '@/components/layout/page-intro'
import { GarageSection } from '@/components/rates/garage-section'
import { RateLists } from '@/components/rates/rate-lists'
import { RatePayments } from '@/components/rates/rate-payments'
import { RateTable } from '@/components/rates/rate-table'
import { RateRules } from '@/components/rates/rate-rules'
import { Container } from '@/components/ui/container'
import { pageMetadata } from '@/lib/content/page-metadata'
import { pages } from '@/lib/content/pages'
import { BOOKING_PLANNER_ID, routes } from '@/lib/routes/routes'
import { EnquireLink, PageEnd } from '../../page-end'
import { PageTrail } from '../../page-data'
import { rateTable } from '@/view-models/estimates'
import { garageSection, rateRules } from '@/view-models/rates'

export const generateMetadata = () => pageMetadata(routes.rates)

export default function RatesPage() {
  const { heading, intro, lists, payments, questions } = pages.rates()
  const table = rateTable()
  return (
    <>
      <PageIntro heading={heading} intro={intro} end={<EnquireLink className="mt-6" />}>
        <PageTrail path={routes.rates} />
      </PageIntro>
      <GarageSection {...garageSection()} />
      <Container className="flex flex-col gap-section py-section">
        {table && <RateTable {...table} />}
        <RateLists {...lists} />
        <RateRules {...rateRules()} />
        <RatePayments
          {...payments}
          plannerPath={`${routes.terms}#${BOOKING_PLANNER_ID}`}
          messages={pages.terms().planner}
        />
        <QuestionList heading={questions.heading} questions={questions.items} />
      </Container>
      <PageEnd />
    </>
  )
}
