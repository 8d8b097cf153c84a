import { IN_THREES, VehicleCard, type VehicleCardProps } from '@/components/fleet/vehicle-card'
import { Section } from '@/components/ui/section'

type SuitableVehiclesProps = { heading: string; cards: VehicleCardProps[] }

/** Two or three per row, so that three to six cards fill the rows. */
const isHalf = (index: number, count: number) => count === 4 || (count === 5 && index < 2)

/** Three to six vehicles, each with the reason why it is suitable. */
export function SuitableVehicles({ heading, cards }: SuitableVehiclesProps) {
  return (
    <Section headingId="vehicles-heading" space="top" bandClass="print:hidden">
      <h2 id="vehicles-heading" className="text-h2">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-5 md:grid-cols-6">
        {cards.map((card, index) =>
          isHalf(index, cards.length) ? (
            <li key={card.path} className="md:col-span-3">
              <VehicleCard {...card} />
            </li>
          ) : (
            <li key={card.path} className="md:col-span-2">
              <VehicleCard {...card} sizes={IN_THREES} />
            </li>
          ),
        )}
      </ul>
    </Section>
  )
}
