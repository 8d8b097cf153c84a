import { QuestionList } from '@/components/fleet/question-list'
import { RelatedLinks, type RelatedLinksProps } from '@/components/fleet/related-links'
import type { VehicleCardProps } from '@/components/fleet/vehicle-card'
import { Container } from '@/components/ui/container'
import type { OccasionFile } from '@/lib/content/schema/occasion'
import type { Messages } from '@/lib/content/schema/messages'
import { AskedFirst } from './asked-first'
import { Checklist } from './checklist'
import { OccasionEnd, type OccasionEndProps } from './occasion-end'
import { OccasionHead, type OccasionHeadProps } from './occasion-head'
import { OccasionSections } from './occasion-sections'
import { SuitableVehicles } from './suitable-vehicles'
import { WorkedExample } from './worked-example'

export type OccasionPageProps = Omit<OccasionHeadProps, 'messages'> &
  Pick<OccasionEndProps, 'phone'> &
  Pick<OccasionFile, 'asked' | 'example' | 'checklist' | 'questions'> & {
    sections: { id: string; heading: string; html: string }[]
    cards: VehicleCardProps[]
    /** The company's name and telephone number on the printed checklist. */
    sheet: string
    /** Links to guides, posts and other services. */
    related: RelatedLinksProps[]
    messages: Messages
  }

/** The page of one service. */
export function OccasionPage(props: OccasionPageProps) {
  const { asked, example, sections, checklist, cards, questions, related, sheet, messages } = props
  return (
    <>
      <OccasionHead {...props} />
      <AskedFirst heading={messages.occasion.asked} questions={asked} />
      <WorkedExample eyebrow={messages.occasion.example} {...example} />
      <OccasionSections sections={sections} />
      <Checklist {...checklist} print={messages.occasion.print} sheet={sheet} />
      <SuitableVehicles heading={messages.occasion.vehicles} cards={cards} />
      <Container className="py-section">
        <QuestionList heading={messages.occasion.questions} questions={questions} />
        <div className="mt-14 flex flex-col gap-8 print:hidden">
          {related.map((links) => (
            <RelatedLinks key={links.heading} {...links} />
          ))}
        </div>
      </Container>
      <OccasionEnd {...props} />
    </>
  )
}
