import type { LandingPageProps } from '@/components/fleet/landing-page'
import type { RelatedLinksProps } from '@/components/fleet/related-links'
import { checkedLine } from '@/lib/content/checked'
import { listGuides, roadFacts } from '@/lib/content/guides'
import { cabinOf } from '@/lib/content/images'
import { type Landing, listLandings, offeredBy } from '@/lib/content/landing'
import { toHtml } from '@/lib/content/markdown'
import { listOccasions } from '@/lib/content/occasions'
import { getMessages } from '@/lib/content/pages'
import type { Vehicle } from '@/lib/content/schema/fleet'
import { breadcrumbTrail, findSitePage } from '@/lib/content/site-pages'
import { refusalOf } from '@/lib/fleet/roads'
import { interpolate } from '@/lib/format/interpolate'
import { formatMonth } from '@/lib/format/intl'
import { formatList } from '@/lib/format/list'
import { routes } from '@/lib/routes/routes'
import { suitableVehicle, suitableVehicles } from './fleet-cards'
import { guideLinks, landingLinks, postLinks, serviceLinks } from './related'

/** Its bags, and the roads that it does not take. */
function roomAndRoads(vehicle: Vehicle): string {
  const { landing, fleet, guide } = getMessages()
  const places = listGuides()
    .filter((each) => refusalOf(vehicle, roadFacts(each)))
    .map(({ place }) => place)
  const { notIn } = vehicle.roads
  return [
    interpolate(landing.bags, { bags: interpolate(fleet.bags, vehicle.bags) }),
    places.length > 0 ? interpolate(landing.notTo, { places: formatList(places) }) : landing.everyRoad,
    notIn && interpolate(guide.refusals.months, { months: formatList(notIn.map(formatMonth)) }),
  ]
    .filter(Boolean)
    .join(' ')
}

function vehiclesOf(landing: Landing): LandingPageProps['suits'] {
  const { people, vehicles } = landing
  const messages = getMessages()
  if (people === undefined) return { heading: messages.guide.suits, vehicles: suitableVehicles(vehicles) }
  return {
    heading: interpolate(messages.landing.room, { people: String(people) }),
    vehicles: offeredBy(landing).map((vehicle) => suitableVehicle(vehicle, roomAndRoads(vehicle))),
  }
}

function seatsOf(landing: Landing): LandingPageProps['seats'] {
  const [smallest] = offeredBy(landing)
  if (landing.people === undefined || !smallest) return undefined
  return { ...smallest, cabin: cabinOf(smallest), messages: getMessages().seatPlan }
}

function relatedTo({ slug, guides, posts, services }: Landing): RelatedLinksProps[] {
  const { guide, fleet, header } = getMessages()
  return [
    landingLinks(listLandings().filter((other) => other.slug !== slug)),
    {
      heading: header.services,
      links: serviceLinks(listOccasions().filter(({ id }) => services.includes(id))),
    },
    { heading: guide.guidesFor, links: guideLinks(guides) },
    { heading: fleet.posts, links: postLinks(posts) },
  ]
}

/** What a page for one search shows. It may be a draft, which no list contains. */
export function landingPage(landing: Landing): LandingPageProps {
  const { label, title, lead, people, questions, sections } = landing
  const messages = getMessages()
  const parent = people === undefined ? routes.services : routes.fleet
  return {
    label,
    title,
    lead,
    questions,
    trail: [...breadcrumbTrail(parent), { label: findSitePage(parent).label, path: parent }],
    suits: vehiclesOf(landing),
    seats: seatsOf(landing),
    sections: sections.map(({ id, heading, body }) => ({ id, heading, html: toHtml(body) })),
    checked: checkedLine(messages.occasion.checked, landing),
    related: relatedTo(landing),
    messages,
  }
}
