import { contactLabels, type ContactWays } from '@/components/enquiry/contact-buttons'
import { FormFallback } from '@/late-start/form-fallback'
import { freeToAsk, PrivacyNotice } from '@/components/enquiry/privacy-notice'
import { numberTexts } from '@/components/form/number-texts'
import { Honeypot } from '@/components/form/honeypot'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import type { TripPlanPage as PlanPage } from '@/lib/content/schema/pages'
import type { Messages } from '@/lib/content/schema/messages'
import { NoScriptPlan } from './no-script-plan'
import type { PlannerMessages } from './plan-context'
import { ReadyPlans, type ReadyPlansProps } from './ready-plans'
import { TripPlanner } from './trip-planner'

type TripPlanPageProps = Pick<PlanPage, 'heading' | 'intro' | 'plain'> &
  ReadyPlansProps & {
    numbers: ContactWays
    dataAddress: string
    messages: PlannerMessages
    number: Messages['number']
    sheetHead: string[]
    /** The breadcrumb. */
    children: React.ReactNode
  }

/** The page with the planner, and a plain form for visitors without scripts. */
export function TripPlanPage(props: TripPlanPageProps) {
  const {
    heading,
    intro,
    plain,
    numbers,
    dataAddress,
    messages,
    number,
    sheetHead,
    example,
    tours,
    children,
  } = props
  const { enquiry, common } = messages
  return (
    <>
      <div className="print:hidden">
        <PageIntro heading={heading} intro={intro}>
          {children}
        </PageIntro>
      </div>
      <Container className="noscript:hidden pb-section">
        <TripPlanner
          dataAddress={dataAddress}
          numbers={numbers}
          number={numberTexts(number, numbers)}
          messages={messages}
          sheetHead={sheetHead}
          readyPlans={<ReadyPlans example={example} tours={tours} />}
          end={
            <>
              <Honeypot label={enquiry.honeypotLabel} />
              <FormFallback
                failed={enquiry.failed}
                slow={enquiry.slow}
                other={enquiry.failedOther}
                noScript={enquiry.noScript}
              />
              <PrivacyNotice messages={enquiry}>{freeToAsk(enquiry)}</PrivacyNotice>
            </>
          }
        />
      </Container>
      <Container className="noscript:block hidden pb-section">
        <NoScriptPlan messages={plain} numbers={numbers} labels={contactLabels(common)} />
      </Container>
    </>
  )
}
