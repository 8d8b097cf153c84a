import { CategoryCard, type CategoryCardProps } from '@/components/fleet/category-card'
import { ButtonLink } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { SectionHeading } from '@/components/ui/section-heading'
import type { HomePage } from '@/lib/content/schema'
import type { Words } from '@/lib/content/words'
import { routes } from '@/lib/site/routes'

type FleetSectionProps = HomePage['fleet'] & { cards: CategoryCardProps[]; words: Pick<Words, 'header'> }

export function FleetSection({ heading, text, cards, words }: FleetSectionProps) {
  return (
    <section id="fleet" aria-labelledby="fleet-heading" className="pb-section">
      <Container>
        <SectionHeading id="fleet-heading" heading={heading} text={text} />
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <li key={card.path}>
              <CategoryCard {...card} />
            </li>
          ))}
        </ul>
        <ButtonLink look="outline" href={routes.fleet} className="mt-8">
          {words.header.wholeFleet}
        </ButtonLink>
      </Container>
    </section>
  )
}
