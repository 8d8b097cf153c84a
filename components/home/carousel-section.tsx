import { Carousel, type CarouselProps } from '@/components/ui/carousel'
import { Section, type SectionProps } from '@/components/ui/section'

type CarouselSectionProps = Omit<CarouselProps, 'label'> &
  Pick<SectionProps, 'id' | 'headingId' | 'text' | 'space' | 'tone'> & {
    /** Names section and carousel. */
    heading: string
    /** In place of the usual head, with its own distance to the carousel. It holds the heading of `headingId`. */
    head?: React.ReactNode
    /** Between the head and the carousel. */
    above?: React.ReactNode
    /** Below the carousel. */
    children?: React.ReactNode
  }

/** A section of the home page whose content moves. */
export function CarouselSection(props: CarouselSectionProps) {
  const { id, headingId, heading, text, space, tone, head, above, children, ...carousel } = props
  const section = { id, headingId, space, tone }
  if (head)
    return (
      <Section {...section}>
        {head}
        <Carousel label={heading} {...carousel} />
      </Section>
    )
  return (
    <Section {...section} heading={heading} text={text} clips>
      <div className="mt-10">
        {above}
        <Carousel label={heading} {...carousel} />
      </div>
      {children}
    </Section>
  )
}
