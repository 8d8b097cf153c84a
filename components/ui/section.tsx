import { classNames } from './class-names'
import { Container } from './container'
import { SectionHeading } from './section-heading'

const spaces = {
  both: 'py-section',
  top: 'pt-section',
  bottom: 'pb-section',
} as const

export type SectionProps = {
  /** The fragment of the section's address. */
  id?: string
  /** The id of the heading that labels it: of its own one if `heading` is given, else of one in `children`. */
  headingId: string
  heading?: string
  text?: string
  /** The sides with vertical padding. */
  space?: keyof typeof spaces
  tone?: 'night'
  sunken?: boolean
  /** For content that may overflow the screen's edge, such as a carousel. */
  clips?: boolean
  /** The class of the full-width element, for instance to hide it in print. */
  bandClass?: string
  /** The class of the page's column within it. */
  className?: string
  children: React.ReactNode
}

/** A full-width section labelled by a heading, with its content in the page's column. */
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
