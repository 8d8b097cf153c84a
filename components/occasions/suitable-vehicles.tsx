import type { VehicleCardProps } from '@/components/fleet/vehicle-card'
import { VehicleGrid } from '@/components/fleet/vehicle-grid'
import { Section } from '@/components/ui/section'

type SuitableVehiclesProps = { heading: string; cards: VehicleCardProps[] }

/** Three to six vehicles, each with the reason why it is suitable. */
export function SuitableVehicles({ heading, cards }: SuitableVehiclesProps) {
  return (
    <Section headingId="vehicles-heading" space="top" bandClass="print:hidden">
      <h2 id="vehicles-heading" className="text-h2">
        {heading}
      </h2>
      <VehicleGrid cards={cards} />
    </Section>
  )
}
