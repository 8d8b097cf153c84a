import { classNames } from './class-names'
import { Container } from './container'
import { SectionHeading } from './section-heading'

const spaces = {
  both: 'py-section',
  top: 'pt-section',
  bottom: 'pb-section',
  smallBoth: 'py-14 md:py-20',
  smallTop: 'pt-16 md:pt-20',
} as const

export type SectionProps = {
  /** The address of the section within its page. */
  id?: string
  /** The heading that names it: its own where `heading` is given, else one that stands in `children`. */
  headingId: string
  heading?: string
  text?: string
  /** Where it keeps its distance from its neighbours. */
  space?: keyof typeof spaces
  tone?: 'night'
  sunken?: boolean
  /** For what may reach over the edge of the screen, such as a carousel. */
  clips?: boolean
  /** Of the band: where it is not shown, and the like. */
  bandClass?: string
  /** Of the page's column within it. */
  className?: string
  children: React.ReactNode
}

/** A band across the page with a heading that names it, its content in the page's column. */
export function Section(props: SectionProps) {
  const { id, headingId, heading, text, space = 'both', tone, sunken, clips, bandClass } = props
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-tone={tone}
      className={classNames(bandClass, clips && 'overflow-x-clip', sunken && 'bg-sunken', spaces[space])}
    >
      <Container className={props.className}>
        {heading && <SectionHeading id={headingId} heading={heading} text={text} />}
        {props.children}
      </Container>
    </section>
  )
}
