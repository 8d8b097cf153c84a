import { Section } from '@/components/ui/section'
import { GarageLoop, type GarageLoopProps } from './garage-loop'

export type GarageSectionProps = {
  heading: string
  text: string
  loop: GarageLoopProps
  /** The legend of the dashed and the solid line. */
  empty: string
  occupied: string
  steps: { name: string; reading: string; text: string }[]
  counted: string
}

const Key = ({ label, isEmpty }: { label: string; isEmpty: boolean }) => (
  <li className="flex items-center gap-3">
    <svg aria-hidden width="40" height="12">
      <path d="M0 6h40" strokeWidth="12" className="stroke-control" />
      <path
        d="M0 6h40"
        strokeWidth="3"
        strokeDasharray={isEmpty ? '7 9' : undefined}
        className={isEmpty ? 'stroke-ink' : 'stroke-accent'}
      />
    </svg>
    {label}
  </li>
)

/** A hire from garage to garage, as a drawing and as a list. */
export function GarageSection({ heading, text, loop, empty, occupied, steps, counted }: GarageSectionProps) {
  return (
    <Section headingId="garage" tone="night" className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        <h2 id="garage" className="text-h2">
          {heading}
        </h2>
        <p className="mt-4 max-w-prose text-muted">{text}</p>
        <GarageLoop {...loop} className="mt-8 w-full max-w-[36rem]" />
        <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm text-muted">
          <Key label={empty} isEmpty />
          <Key label={occupied} isEmpty={false} />
        </ul>
      </div>
      <div className="lg:self-center">
        <ol>
          {steps.map(({ name, reading, text: what }) => (
            <li key={reading} className="border-t border-line py-4">
              <h3 className="flex flex-wrap items-baseline justify-between gap-x-6">
                <span className="text-h4">{name}</span>
                <span className="font-text text-sm text-accent">{reading}</span>
              </h3>
              <p className="mt-1 text-sm text-muted">{what}</p>
            </li>
          ))}
        </ol>
        <p className="border-t border-line pt-4 font-semibold">{counted}</p>
      </div>
    </Section>
  )
}
