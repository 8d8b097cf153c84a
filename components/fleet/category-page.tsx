import { Breadcrumb, type Crumb } from '@/components/layout/breadcrumb'
import { PageIntro } from '@/components/layout/page-intro'
import { FromPrice, type FromPriceProps } from '@/components/rates/from-price'
import { Container } from '@/components/ui/container'
import { RedDivider } from '@/components/ui/red-divider'
import type { Category } from '@/lib/content/schema/fleet'
import type { Messages } from '@/lib/content/schema/messages'
import { QuestionList } from './question-list'
import { RelatedPages, type RelatedLinksProps } from './related-links'
import { RentalTerms } from './rental-terms'
import type { VehicleCardProps } from './vehicle-card'
import { VehicleGrid } from './vehicle-grid'

export type CategoryPageProps = {
  category: Category
  cards: VehicleCardProps[]
  /** While rates are given. */
  price?: FromPriceProps
  /** Links to other categories, and to pages for one search, posts and guides that offer or name its vehicles. */
  related: RelatedLinksProps[]
  trail: Crumb[]
  messages: Messages
}

export function CategoryPage({ category, cards, price, related, trail, messages }: CategoryPageProps) {
  return (
    <>
      <PageIntro heading={category.heading} intro={category.purpose}>
        <Breadcrumb label={messages.common.breadcrumb} trail={trail} current={category.title} />
      </PageIntro>
      <Container>
        <h2 className="text-h2">{messages.fleet.listHeading}</h2>
        <div className="mt-3 flex flex-col gap-5 empty:hidden">
          {category.sizes && <p>{category.sizes}</p>}
          {price && <FromPrice {...price} />}
        </div>
        <VehicleGrid cards={cards} />
        <div className="mt-10 grid gap-x-12 gap-y-5 text-muted md:grid-cols-2">
          {category.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <RedDivider />
        <div className="grid gap-14 lg:grid-cols-2">
          <RentalTerms messages={messages.vehicle} />
          <QuestionList heading={messages.fleet.questions} questions={category.questions} />
        </div>
      </Container>
      <Container className="py-section">
        <RelatedPages related={related} />
      </Container>
    </>
  )
}
