import type { ContactWays } from '@/components/enquiry/contact-buttons'
import { FormFallback } from '@/late-start/client/form-fallback'
import { PrivacyNotice } from '@/components/enquiry/privacy-notice'
import { numberTexts } from '@/components/form/number-texts'
import { Trap } from '@/components/form/trap'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { ErrorBoundary } from '@/late-start/client/error-boundary'
import type { TripPlanPage as PlanPage } from '@/lib/content/schema/pages'
import type { Words } from '@/lib/content/words'
import { TripPlanner } from './client-boundary'
import { PlainPlan } from './plain-plan'
import type { PlannerWords } from './plan-context'

type TripPlanPageProps = Pick<PlanPage, 'heading' | 'intro' | 'plain'> & {
  numbers: ContactWays
  dataAddress: string
  words: PlannerWords
  number: Words['number']
  /** The way to the page. */
  children: React.ReactNode
}

/** The planner, and without scripts a plain form. */
export function TripPlanPage(props: TripPlanPageProps) {
  const { heading, intro, plain, numbers, dataAddress, words, number, children } = props
  const { enquiry, common } = words
  return (
    <>
      <div className="print:hidden">
        <PageIntro heading={heading} intro={intro}>
          {children}
        </PageIntro>
      </div>
      <Container className="noscript:hidden pb-section">
        <ErrorBoundary>
          <TripPlanner
            dataAddress={dataAddress}
            numbers={numbers}
            number={numberTexts(number, numbers)}
            words={words}
            end={
              <>
                <Trap label={enquiry.leaveEmpty} />
                <FormFallback
                  failed={enquiry.failed}
                  slow={enquiry.slow}
                  other={enquiry.failedOther}
                  unscripted={enquiry.unscripted}
                />
                <PrivacyNotice words={enquiry} />
              </>
            }
          />
        </ErrorBoundary>
      </Container>
      <Container className="noscript:block hidden pb-section">
        <PlainPlan words={plain} numbers={numbers} labels={{ chat: common.whatsApp, phone: common.phone }} />
      </Container>
    </>
  )
}
