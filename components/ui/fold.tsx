import { ChevronDown } from 'lucide'
import { classNames } from './class-names'
import { Icon } from './icon'

type FoldProps = {
  heading: string
  level: 'h2' | 'h3'
  /** Of the heading, which is the summary on a phone. */
  headingClass: string
  children: React.ReactNode
}

/** What is collapsed below its heading on a phone, and stands open on a wider screen. */
export const Fold = ({ heading, level: Heading, headingClass, children }: FoldProps) => (
  <>
    <Heading className={classNames('hidden md:supports-[selector(::details-content)]:block', headingClass)}>
      {heading}
    </Heading>
    <details className="unfolds">
      <summary
        className={classNames(
          'flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 md:supports-[selector(::details-content)]:hidden',
          headingClass,
        )}
      >
        {heading}
        <Icon of={ChevronDown} className="turns size-5 shrink-0" />
      </summary>
      {children}
    </details>
  </>
)
