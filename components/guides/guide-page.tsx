import { QuestionList } from '@/components/fleet/question-list'
import { RelatedPages, type RelatedLinksProps } from '@/components/fleet/related-links'
import type { SuitableVehicle } from '@/components/fleet/suitable-vehicles'
import { RoadEstimate, type RoadEstimateProps } from '@/components/rates/road-estimate'
import { PageIndex, type PageIndexProps } from '@/components/layout/page-index'
import { Container } from '@/components/ui/container'
import { Fold } from '@/components/ui/fold'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'
import type { PlannedRoad } from '@/lib/guides/advice'
import type { PlanView } from '@/lib/guides/describe-plan'
import type { Messages } from '@/lib/content/schema/messages'
import { DayPlan } from './day-plan'
import { GuideFacts, type NamedText } from './guide-facts'
import { GuideHead, type GuideHeadProps } from './guide-head'
import { type RoadNews, RoadNewsList } from './road-news-list'
import { GuideVehicles } from './guide-vehicles'
import type { PlanFormProps } from './plan-form'
import type { Stage } from './stage-list'

/** Id of the planner's form, to which the page's contact bar links. */
export const PLAN_FORM_ID = 'day-planner'

export type GuidePageProps = {
  head: GuideHeadProps
  index: PageIndexProps
  shown: ResolvedImage | undefined
  start: string
  stages: Stage[]
  road: PlannedRoad
  plan: PlanView
  paces: PlanFormProps['paces']
  /** While rates are given. */
  cost?: RoadEstimateProps
  offers: string
  destination: string
  /** Bodies already sanitised. */
  sections: { id: string; heading: string; html: string }[]
  news: RoadNews[]
  facts: NamedText[]
  stayAway: { when: string; why: string }[]
  suits: SuitableVehicle[]
  avoid: { name: string; text: string }[]
  questions: { question: string; answer: string }[]
  related: RelatedLinksProps[]
  messages: Pick<Messages, 'guide' | 'dayPlanner'> & { planEntry: string }
}

type PartProps = { page: GuidePageProps }

const RoadPart = ({ page }: PartProps) => {
  const { start, stages, road, plan, paces, cost, offers, destination, messages } = page
  return (
    <section aria-labelledby="stages">
      <h2 id="stages" className="text-h2">
        {messages.guide.stages}
      </h2>
      <p className="mt-3 max-w-prose text-sm text-muted">{messages.guide.stagesText}</p>
      <DayPlan
        road={road}
        usual={plan}
        form={{
          id: PLAN_FORM_ID,
          action: offers,
          destination,
          usualStart: road.usualStart,
          paces,
          planEntry: messages.planEntry,
        }}
        messages={messages.dayPlanner}
        start={start}
        stages={stages}
      />
      {cost && <RoadEstimate {...cost} />}
    </section>
  )
}

const Sections = ({ page: { sections } }: PartProps) => (
  <div className="grid gap-x-14 md:gap-y-14 lg:grid-cols-2">
    {sections.map(({ id, heading, html }) => (
      <section
        key={id}
        id={id}
        aria-labelledby={`${id}-heading`}
        className="min-w-0 max-md:border-b max-md:border-line first:lg:col-span-2"
      >
        <Fold id={`${id}-heading`} heading={heading} level="h2" headingClass="text-h4 md:text-h3">
          <div className="prose max-md:pb-6 md:mt-4" dangerouslySetInnerHTML={{ __html: html }} />
        </Fold>
      </section>
    ))}
  </div>
)

/** The guide to one road. */
export function GuidePage(page: GuidePageProps) {
  const { head, index, shown, news, facts, stayAway, suits, avoid, questions, related, messages } = page
  return (
    <>
      <GuideHead {...head} />
      <Container className="flex flex-col gap-section pb-section pt-2">
        <PageIndex {...index} />
        {news.length > 0 && <RoadNewsList heading={messages.guide.status.heading} news={news} />}
        <RoadPart page={page} />
        <GuideVehicles
          suits={{ heading: messages.guide.suits, vehicles: suits }}
          avoid={{ heading: messages.guide.avoid, items: avoid }}
        />
      </Container>
      {shown && (
        <Picture {...shown} sizes="100vw" className="aspect-16/10 md:aspect-2/1 w-full object-cover" />
      )}
      <Container className="flex flex-col gap-section py-section">
        <Sections page={page} />
        <GuideFacts
          heading={messages.guide.know}
          facts={facts}
          stayAway={{ heading: messages.guide.stayAway, items: stayAway }}
        />
        <QuestionList heading={messages.guide.questions} questions={questions} />
        <RelatedPages related={related} />
      </Container>
    </>
  )
}
