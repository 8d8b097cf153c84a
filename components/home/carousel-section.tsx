import { Carousel, type CarouselProps } from '@/components/ui/carousel'
import { Section, type SectionProps } from '@/components/ui/section'

type CarouselSectionProps = Omit<CarouselProps, 'label'> &
  Pick<SectionProps, 'id' | 'headingId' | 'text' | 'space' | 'tone'> & {
    /** The accessible name of section and carousel. */
    heading: string
    /**
     * Replaces the usual head, including its margin to the carousel. It contains the heading with the id `headingId`.
     */
    head?: React.ReactNode
    /** Content between the head and the carousel. */
    above?: React.ReactNode
    /** Content below the carousel. */
    children?: React.ReactNode
  }

/** A section of the home page with a carousel. */
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
      <div className="mt-4 md:mt-10">
        {above}
        <Carousel label={heading} {...carousel} />
      </div>
      {children}
    </Section>
  )
}
