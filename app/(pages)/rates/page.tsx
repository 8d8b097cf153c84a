import { QuestionList } from '@/components/fleet/question-list'
import { PageIntro } from '@/components/layout/page-intro'
import { GarageSection } from '@/components/rates/garage-section'
import { RateLists } from '@/components/rates/rate-lists'
import { RatePayments } from '@/components/rates/rate-payments'
import { RateTable } from '@/components/rates/rate-table'
import { RateRules } from '@/components/rates/rate-rules'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { BOOKING_PLANNER_ID, routes, SEARCH_FORM_ID } from '@/lib/routes/routes'
import { PageEnd } from '../../page-end'
import { PageTrail } from '../../page-data'
import { rateTable } from '@/view-models/estimates'
import { garageSection, rateRules } from '@/view-models/rates'

export const generateMetadata = () => pageMetadata(routes.rates)

export default function RatesPage() {
  const { heading, intro, lists, payments, questions } = pages.rates()
  const messages = getMessages()
  const table = rateTable()
  return (
    <>
      <PageIntro
        heading={heading}
        intro={intro}
        end={
          <ButtonLink className="mt-6" href={`${routes.home}#${SEARCH_FORM_ID}`}>
            {messages.trip.label}
          </ButtonLink>
        }
      >
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
