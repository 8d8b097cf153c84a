import { SuitableVehicles, type SuitableVehiclesProps } from '@/components/fleet/suitable-vehicles'
import { Fold } from '@/components/ui/fold'

type GuideVehiclesProps = {
  suits: SuitableVehiclesProps
  avoid: { heading: string; items: { name: string; text: string }[] }
}

/** Which vehicles are suitable for this road, and which are not. */
export const GuideVehicles = ({ suits, avoid }: GuideVehiclesProps) => (
  <section aria-labelledby="vehicles">
    <SuitableVehicles {...suits} />
    <div className="mt-6 max-md:border-y max-md:border-line md:mt-12">
      <Fold heading={avoid.heading} level="h3" headingClass="text-h4 md:text-h3">
        <dl className="md:mt-4">
          {avoid.items.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-line py-4 max-md:border-t md:grid-cols-[16rem_1fr] md:border-b"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="text-sm text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  </section>
)
