import type { CategoryPageProps } from '@/components/fleet/category-page'
import type { VehiclePageProps } from '@/components/fleet/vehicle-page'
import { postsAbout } from '@/lib/content/blog'
import { getCompany } from '@/lib/content/company'
import { categoryOf, inCategory, listCategories, listedIn, listVehicles } from '@/lib/content/fleet'
import { cabinOf, galleryOf } from '@/lib/content/images'
import { guidesFor } from '@/lib/content/guides'
import { keyFigures } from '@/lib/content/key-figures'
import { landingsFor } from '@/lib/content/landing'
import { getMessages } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/routes/contact-links'
import type { Category, Vehicle } from '@/lib/content/schema/fleet'
import { statusesOfVehicle } from '@/lib/content/road-statuses'
import { siblingsOf } from '@/lib/fleet/siblings'
import { similarVehicles } from '@/lib/fleet/similar'
import { type SpecTexts, specTexts } from '@/lib/fleet/spec-texts'
import { breadcrumbTrail } from '@/lib/content/site-pages'
import { interpolate } from '@/lib/format/interpolate'
import { fleetPath } from '@/lib/routes/routes'
import { fromPrice } from './estimates'
import { vehiclePaperTexts } from './papers'
import { guideLinks, landingLinks, postLinks } from './related'
import { roadNews } from './road-news'
import { vehicleCard } from './fleet-cards'

/** How many posts are linked: nearly every post names a vehicle of every category. */
const POSTS = 4

/** Links to the newest posts that name one of these vehicles, and to the guides that suggest one. */
const postsAndGuides = (slugs: string[]) => [
  {
    heading: getMessages().fleet.posts,
    links: postLinks(
      postsAbout(slugs)
        .slice(-POSTS)
        .map(({ id }) => id),
    ),
  },
  { heading: getMessages().guide.guidesFor, links: guideLinks(guidesFor(slugs).map(({ slug }) => slug)) },
]

/** What a category's page shows. */
export const categoryPage = (category: Category): CategoryPageProps => ({
  category,
  cards: listedIn(category.slug).map(vehicleCard),
  price: fromPrice(listedIn(category.slug)),
  related: [
    {
      heading: getMessages().fleet.others,
      links: listCategories()
        .filter(({ slug }) => slug !== category.slug)
        .map(({ slug, title }) => ({ label: title, path: fleetPath(slug) })),
    },
    landingLinks(landingsFor(listedIn(category.slug).map(({ slug }) => slug))),
    ...postsAndGuides(inCategory(category.slug).map(({ slug }) => slug)),
  ],
  trail: breadcrumbTrail(fleetPath(category.slug)),
  messages: getMessages(),
})

/** Rows of the specs table, in the order of their labels in the interface messages. */
function specRows(vehicle: Vehicle) {
  const messages = getMessages()
  const texts = specTexts(vehicle, messages.specs)
  const labels = Object.entries(messages.vehicle.specRows) as [keyof SpecTexts, string][]
  return labels.flatMap(([key, label]) => {
    const value = texts[key]
    return value ? [{ label, value }] : []
  })
}

/**
 * Links to other vehicles of its category than those shown, including those that only have a page and are on no list,
 * and to posts and guides that name it.
 */
const relatedTo = (vehicle: Vehicle, shown: Vehicle[]) => [
  {
    heading: interpolate(getMessages().vehicle.siblings, { category: categoryOf(vehicle).title }),
    links: siblingsOf(vehicle.slug, inCategory(vehicle.category))
      .filter(({ slug }) => !shown.some((other) => other.slug === slug))
      .map(({ slug, name }) => ({ label: name, path: fleetPath(slug) })),
  },
  ...postsAndGuides([vehicle.slug]),
]

/** What a vehicle's page shows. */
export function vehiclePage(vehicle: Vehicle): VehiclePageProps {
  const similar = similarVehicles(vehicle, listVehicles())
  return {
    vehicle,
    pictures: galleryOf(vehicle),
    cabin: cabinOf(vehicle),
    specs: specRows(vehicle),
    figures: keyFigures(vehicle),
    papers: vehiclePaperTexts(vehicle),
    news: statusesOfVehicle(vehicle).map(roadNews),
    price: fromPrice([vehicle]),
    similar: similar.map(vehicleCard),
    related: relatedTo(vehicle, similar),
    trail: breadcrumbTrail(fleetPath(vehicle.slug)),
    numbers: contactNumbers(getCompany()),
    messages: getMessages(),
  }
}
