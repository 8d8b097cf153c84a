import type { EstimateView } from '@/lib/rates/describe'
import { EstimateLines } from './estimate-lines'

export type RoadEstimateProps = {
  heading: string
  text: string
  vehicles: { name: string; estimate: EstimateView }[]
}

/** What the road of a guide costs there and back, by vehicle. */
export const RoadEstimate = ({ heading, text, vehicles }: RoadEstimateProps) => (
  <section aria-labelledby="road-estimate" className="mt-10 max-w-prose">
    <h3 id="road-estimate" className="text-h3">
      {heading}
    </h3>
    <p className="mt-2 text-sm text-muted">{text}</p>
    <div className="mt-4 border-t border-line">
      {vehicles.map(({ name, estimate }) => (
        <EstimateLines key={name} name={name} estimate={estimate} className="border-b border-line" />
      ))}
    </div>
  </section>
)
