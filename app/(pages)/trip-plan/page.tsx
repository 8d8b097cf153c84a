import { TripPlanPage } from '@/components/trip-plan/trip-plan-page'
import { getCompany } from '@/lib/content/company'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { contactNumbers, officeLine } from '@/lib/routes/contact-links'
import { href, tripDataPath, routes } from '@/lib/routes/routes'
import { PageBar } from '../../page-end'
import { PageTrail } from '../../page-data'
import { planExample } from '@/view-models/tour-plans'
import { tourList } from '@/view-models/tours'
import { plannerMessages } from '@/view-models/trip-plan'

export const generateMetadata = () => pageMetadata(routes.tripPlan)

export default function TripPlanRoute() {
  const { heading, intro, plain } = pages.tripPlan()
  const company = getCompany()
  return (
    <>
      <TripPlanPage
        heading={heading}
        intro={intro}
        plain={plain}
        numbers={contactNumbers(company)}
        sheetHead={[company.name, company.phone.display, officeLine(company.branchOffice)]}
        example={planExample()}
        tours={tourList()}
        dataAddress={href(tripDataPath)}
        messages={plannerMessages()}
        number={getMessages().number}
      >
        <PageTrail path={routes.tripPlan} />
      </TripPlanPage>
      <PageBar formId="plan-enquire" />
    </>
  )
}
