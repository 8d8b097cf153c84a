import { TripPlanPage } from '@/components/trip-plan/trip-plan-page'
import { getCompany } from '@/lib/content/company'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getWords, pages } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/site/contact-links'
import { href, planDataPath, routes } from '@/lib/site/routes'
import { PageTrail } from '../../page-data'
import { plannerWords } from './views'

export const generateMetadata = () => pageMetadata(routes.tripPlan)

export default function TripPlanRoute() {
  const { heading, intro, plain } = pages.tripPlan()
  return (
    <TripPlanPage
      heading={heading}
      intro={intro}
      plain={plain}
      numbers={contactNumbers(getCompany())}
      dataAddress={href(planDataPath)}
      words={plannerWords()}
      number={getWords().number}
    >
      <PageTrail path={routes.tripPlan} />
    </TripPlanPage>
  )
}
