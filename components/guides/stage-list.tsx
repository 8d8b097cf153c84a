import { Fold } from '@/components/ui/fold'
import type { PlanView } from '@/lib/guides/describe-plan'

export type Stage = {
  to: string
  /** From the start, such as '45 km'. */
  distance: string
  road: string
  halt?: string
}

type StageListProps = { start: string; stages: Stage[]; plan: PlanView }

/** Notes on a stage in the current plan: a halt, driving in darkness, a closed road. */
const StageNotes = ({ halt, warnings = [] }: Partial<PlanView['stages'][number]>) => (
  <>
    {warnings.map((warning) => (
      <p key={warning} className="mt-2 text-sm font-semibold text-danger">
        {warning}
      </p>
    ))}
    {halt && <p className="mt-2 text-sm font-semibold text-accent">{halt}</p>}
  </>
)

/** A time is large; one of another day has words beside it, which would fill three lines of the narrow column. */
const Arrival = ({ text = '' }: { text?: string }) => (
  <p className={/^[\d:]+$/.test(text) ? 'font-display text-h4' : 'py-1 text-sm font-semibold'}>
    <time>{text}</time>
  </p>
)

const row = 'relative grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-10 sm:grid-cols-[5.5rem_minmax(0,1fr)]'
const dot =
  'absolute top-2 left-[5.375rem] size-3.5 rounded-full border-[3px] border-surface sm:left-[6.375rem]'

/** The stages from start to destination, with a drawing of a car that follows the scroll position. */
export function StageList({ start, stages, plan }: StageListProps) {
  return (
    <div className="relative lg:col-start-1 lg:row-start-1">
      <div
        aria-hidden
        className="stage-road absolute bottom-8 left-[5.75rem] top-2 w-0.5 bg-line sm:left-[6.75rem]"
      >
        <svg viewBox="-10 -20 20 40" className="stage-car sticky -ml-[9px] block h-9 w-5">
          <rect x="-9" y="-19" width="18" height="38" rx="7" className="fill-ink" />
          <rect x="-6.5" y="2" width="13" height="7" rx="2.5" className="fill-surface" />
          <rect x="-6" y="-14" width="12" height="5" rx="2" className="fill-surface" />
        </svg>
      </div>
      <ol>
        <li className={`${row} pb-5 md:pb-10`}>
          <p className="text-right font-display text-h4">
            <time>{plan.leave}</time>
          </p>
          <span aria-hidden className={`${dot} bg-ink`} />
          <h3 className="text-h4">{start}</h3>
        </li>
        {stages.map(({ to, distance, road, halt }, index) => (
          <li key={to} className={`${row} ${index < stages.length - 1 ? 'pb-5 md:pb-10' : ''}`}>
            <div className="text-right">
              <Arrival text={plan.stages[index]?.arrive} />
              <p className="text-xs text-muted">{distance}</p>
            </div>
            <span aria-hidden className={`${dot} bg-action`} />
            {/* The summary is a target of 44 px, with its text beside the time. */}
            <div className="max-md:-mt-2">
              <Fold heading={to} level="h3" headingClass="text-h4">
                <p className="max-w-prose text-sm text-muted md:mt-1">{road}</p>
                {halt && <p className="mt-2 max-w-prose text-sm">{halt}</p>}
              </Fold>
              <StageNotes {...plan.stages[index]} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
