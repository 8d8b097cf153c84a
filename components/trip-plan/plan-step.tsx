import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'

type PlanStepProps = {
  /** Id of the heading. */
  id: string
  number: number
  heading: string
  /** What the step comes to, as its summary: the step is collapsed below it. */
  answer?: string
  /** Beside the heading of a step that is not collapsed. */
  tool?: React.ReactNode
  children: React.ReactNode
}

/** One of the steps of a plan. */
export function PlanStep({ id, number, heading, answer, tool, children }: PlanStepProps) {
  const title = (
    <h2 id={id} className="text-h3">
      <span aria-hidden className="mr-3 text-accent">
        {number}
      </span>
      {heading}
    </h2>
  )
  return (
    <section aria-labelledby={id} className="border-t border-control pt-5 print:hidden">
      {answer === undefined ? (
        <>
          <div className="flex min-h-11 items-center justify-between gap-3">
            {title}
            {tool}
          </div>
          {children}
        </>
      ) : (
        <details>
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4">
            <span className="min-w-0">
              {title}
              <span className="mt-1 block text-muted">{answer}</span>
            </span>
            <Icon of={ChevronDown} className="turns size-5 shrink-0" />
          </summary>
          {children}
        </details>
      )}
    </section>
  )
}
