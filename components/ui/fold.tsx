import { ChevronDown } from 'lucide'
import { classNames } from './class-names'
import { Icon } from './icon'

type FoldProps = {
  heading: string
  level: 'h2' | 'h3'
  /** Of the heading, which is the summary on a phone. */
  headingClass: string
  /** The id of the heading. */
  id?: string
  /** The answer in one sentence, part of the summary on a phone. */
  brief?: string
  /** Stands open on a phone too, until its summary is pressed. */
  open?: boolean
  children: React.ReactNode
}

/** What is collapsed below its heading on a phone, and stands open on a wider screen. */
export const Fold = ({ heading, level: Heading, headingClass, id, brief, open, children }: FoldProps) => (
  <>
    <Heading id={id} className={classNames('unfolded', headingClass)}>
      {heading}
    </Heading>
    <details className="unfolds" open={open}>
      <summary className="fold">
        <Heading className={headingClass}>{heading}</Heading>
        <Icon of={ChevronDown} className="turns size-5" />
        {brief && <span className="text-muted">{brief}</span>}
      </summary>
      {children}
    </details>
  </>
)
