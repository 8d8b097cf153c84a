import { ServiceButton } from '@/components/enquiry/service-button'
import { QuestionList } from '@/components/fleet/question-list'
import { RelatedPages, type RelatedLinksProps } from '@/components/fleet/related-links'
import { SuitableVehicles, type SuitableVehicle } from '@/components/fleet/suitable-vehicles'
import { type RoadNews, RoadNewsList } from '@/components/guides/road-news-list'
import { Breadcrumb, type Crumb } from '@/components/layout/breadcrumb'
import { PageIndex, type PageIndexProps } from '@/components/layout/page-index'
import { PictureIntro } from '@/components/layout/picture-intro'
import { TripPlannerLink } from '@/components/trip-plan/trip-planner-link'
import { Container } from '@/components/ui/container'
import { Section } from '@/components/ui/section'
import type { ResolvedImage } from '@/lib/content/images'
import type { OccasionFile } from '@/lib/content/schema/occasion'
import type { Messages } from '@/lib/content/schema/messages'
import { AskedFirst } from './asked-first'
import { Checklist } from './checklist'
import { GuestRounds, type GuestRoundsProps } from './guest-rounds'
import { OccasionSections } from './occasion-sections'
import { WorkedExample } from './worked-example'

export type OccasionPageProps = Pick<OccasionFile, 'title' | 'lead' | 'asked' | 'example'> &
  Pick<OccasionFile, 'checklist' | 'questions'> & {
    /** The service's title on the page of all services. */
    service: string
    /** States when the text was last reviewed. */
    checked?: string
    shown: ResolvedImage
    trail: Crumb[]
    sections: { id: string; heading: string; html: string }[]
    index: PageIndexProps
    /** What stands on the roads of this service for a time. */
    news: RoadNews[]
    /** The calculator of rounds, where the occasion has one. */
    rounds?: { heading: string; text: string; form: GuestRoundsProps }
    vehicles: SuitableVehicle[]
    /** The company's name and telephone number on the printed checklist. */
    sheet: string
    /** Links to guides, posts and other services. */
    related: RelatedLinksProps[]
    messages: Messages
  }

/** The page of one service. */
export function OccasionPage(props: OccasionPageProps) {
  const { index, asked, rounds, vehicles, example, sections, checklist, questions, related, sheet } = props
  const { title, lead, service, checked, shown, trail, news, messages } = props
  const actions = (
    <>
      <ServiceButton service={service} messages={messages} />
      <TripPlannerLink label={messages.tripPlan.entry} />
    </>
  )
  return (
    <>
      <PictureIntro heading={title} intro={lead} checked={checked} shown={shown} actions={actions}>
        <Breadcrumb label={messages.common.breadcrumb} trail={trail} current={service} />
      </PictureIntro>
      <Container>
        <PageIndex {...index} />
        {news.length > 0 && <RoadNewsList heading={messages.guide.status.now} news={news} />}
      </Container>
      <AskedFirst heading={messages.occasion.asked} questions={asked} />
      {rounds && (
        <Section headingId="guests" heading={rounds.heading} sunken bandClass="print:hidden">
          <p className="mt-3 max-w-prose text-muted">{rounds.text}</p>
          <GuestRounds {...rounds.form} />
        </Section>
      )}
      <Section headingId="vehicles" bandClass="print:hidden">
        <SuitableVehicles heading={messages.occasion.vehicles} vehicles={vehicles} />
      </Section>
      <WorkedExample eyebrow={messages.occasion.example} {...example} />
      <OccasionSections sections={sections} />
      <Checklist {...checklist} print={messages.occasion.print} sheet={sheet} />
      <Container className="py-14 md:py-section">
        <QuestionList heading={messages.occasion.questions} questions={questions} />
        <div className="mt-14">
          <RelatedPages related={related} />
        </div>
      </Container>
    </>
  )
}
