import { Container } from '@/components/ui/container'
import { IN_THREES, VehicleCard, type VehicleCardProps } from './vehicle-card'

type SimilarVehiclesProps = { heading: string; cards: VehicleCardProps[] }

/** Three similar vehicles. */
export function SimilarVehicles({ heading, cards }: SimilarVehiclesProps) {
  return (
    <Container className="py-section print:hidden">
      <section aria-labelledby="similar">
        <h2 id="similar" className="text-h2">
          {heading}
        </h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-3">
          {cards.map((card) => (
            <li key={card.path}>
              <VehicleCard {...card} sizes={IN_THREES} />
            </li>
          ))}
        </ul>
      </section>
    </Container>
  )
}
