import { CategoryCard } from '@/components/fleet/category-card'
import { FleetOverview } from '@/components/fleet/fleet-overview'
import { RelatedLinks } from '@/components/fleet/related-links'
import { PageIntro } from '@/components/layout/page-intro'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { listCategories } from '@/lib/content/fleet'
import { listLandings } from '@/lib/content/landing'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { routes } from '@/lib/routes/routes'
import { categoryCard, glanceGroups } from '@/view-models/fleet-cards'
import { landingLinks } from '@/view-models/related'
import { PageEnd } from '../../page-end'
import { PageTrail } from '../../page-data'

export const generateMetadata = () => pageMetadata(routes.fleet)

export default function OurFleetPage() {
  const { heading, intro } = pages.fleet()
  const messages = getMessages()
  return (
    <>
      <PageIntro heading={heading} intro={intro}>
        <PageTrail path={routes.fleet} />
      </PageIntro>
      <Container className="pb-section">
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {listCategories().map((category, index) => (
            <li key={category.slug}>
              <CategoryCard {...categoryCard(category)} priority={index === 0} />
            </li>
          ))}
        </ul>
      </Container>
      <Container className="pb-section">
        <FleetOverview heading={messages.fleet.glance} groups={glanceGroups()}>
          <ButtonLink variant="outline" href={routes.compare}>
            {messages.header.compare}
          </ButtonLink>
        </FleetOverview>
        <div className="mt-14">
          <RelatedLinks {...landingLinks(listLandings())} />
        </div>
      </Container>
      <PageEnd />
    </>
  )
}
