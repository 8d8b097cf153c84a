import { countInTwos } from '@/components/ui/full-rows'
import { IN_THREES, VehicleCard, type VehicleCardProps } from './vehicle-card'

/** Cards in rows of two and three, every row full. */
export function VehicleGrid({ cards }: { cards: VehicleCardProps[] }) {
  return (
    <ul className="mt-8 grid gap-8 md:grid-cols-6">
      {cards.map((card, index) =>
        index < countInTwos(cards.length) ? (
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
  )
}
