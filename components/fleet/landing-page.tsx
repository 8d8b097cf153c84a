import { Breadcrumb, type Crumb } from '@/components/layout/breadcrumb'
import { PageIntro } from '@/components/layout/page-intro'
import { OccasionSections } from '@/components/occasions/occasion-sections'
import { TripPlannerLink } from '@/components/trip-plan/trip-planner-link'
import { Container } from '@/components/ui/container'
import type { LandingFile } from '@/lib/content/schema/landing'
import type { Messages } from '@/lib/content/schema/messages'
import { QuestionList } from './question-list'
import { RelatedPages, type RelatedLinksProps } from './related-links'
import { SeatPlan, type SeatPlanProps } from './seat-plan'
import { SuitableVehicles, type SuitableVehiclesProps } from './suitable-vehicles'

export type LandingPageProps = Pick<LandingFile, 'label' | 'title' | 'lead' | 'questions'> & {
  trail: Crumb[]
  suits: SuitableVehiclesProps
  /** The seats of the smallest vehicle with room for the group. */
  seats?: SeatPlanProps
  /** Bodies already sanitised. */
  sections: { id: string; heading: string; html: string }[]
  checked?: string
  related: RelatedLinksProps[]
  messages: Messages
}

/** A page for one search: a size of group, or a way of hire. */
export function LandingPage(props: LandingPageProps) {
  const { label, title, lead, trail, suits, seats, sections, questions, checked, related, messages } = props
  return (
    <>
      <PageIntro heading={title} intro={lead}>
        <Breadcrumb label={messages.common.breadcrumb} trail={trail} current={label} />
      </PageIntro>
      <Container className="pb-section">
        <SuitableVehicles {...suits} />
        <TripPlannerLink label={messages.tripPlan.entry} className="mt-6 print:hidden" />
      </Container>
      {seats && <SeatPlan {...seats} />}
      <OccasionSections sections={sections} firstOpen />
      <Container className="flex flex-col gap-10 pb-section">
        {checked && <p className="text-sm text-muted">{checked}</p>}
        <QuestionList heading={messages.fleet.questions} questions={questions} />
        <RelatedPages related={related} />
      </Container>
    </>
  )
}
