import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'

type PlanStepProps = {
  /** Id of the heading. */
  id: string
  number: number
  heading: string
  /** What the step is for: it is collapsed below this summary. */
  brief?: string
  /** Of a step with a summary: it begins open. */
  isOpen?: boolean
  /** Beside the heading of a step that is not collapsed. */
  tool?: React.ReactNode
  children: React.ReactNode
}

/** One of the steps of a plan. */
export function PlanStep({ id, number, heading, brief, isOpen, tool, children }: PlanStepProps) {
  const title = (
    <h2 id={id} className="text-h3">
      <span aria-hidden className="mr-3 text-accent">
        {number}
      </span>
      {heading}
    </h2>
  )
  return (
    <section aria-labelledby={id} className="border-t border-control pt-5">
      {brief === undefined ? (
        <>
          <div className="flex min-h-11 items-center justify-between gap-3">
            {title}
            {tool}
          </div>
          {children}
        </>
      ) : (
        <details open={isOpen}>
          <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
            {title}
            <Icon of={ChevronDown} className="turns size-5" />
            <span className="col-span-full text-muted">{brief}</span>
          </summary>
          {children}
        </details>
      )}
    </section>
  )
}
