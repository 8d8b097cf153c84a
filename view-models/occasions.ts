import type { OccasionPageProps } from '@/components/occasions/occasion-page'
import { checkedLine } from '@/lib/content/checked'
import { getCompany } from '@/lib/content/company'
import { resolveImage } from '@/lib/content/images'
import { listLandings } from '@/lib/content/landing'
import { toHtml } from '@/lib/content/markdown'
import { listOccasions, type Occasion } from '@/lib/content/occasions'
import { getMessages } from '@/lib/content/pages'
import { statusesOfService } from '@/lib/content/road-statuses'
import { findSitePage, breadcrumbTrail } from '@/lib/content/site-pages'
import { interpolate } from '@/lib/format/interpolate'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { writeAddress } from '@/lib/trip-plan/address'
import { planOfGuests } from '@/lib/trip-plan/from-guests'
import { setsInRounds } from '@/lib/fleet/guest-rounds'
import { stops } from '@/lib/fleet/shuttle-rounds'
import { countsOf } from '@/lib/fleet/vehicle-sets'
import { routes } from '@/lib/routes/routes'
import { suitableVehicles } from './fleet-cards'
import { guideLinks, landingLinks, postLinks, serviceLinks } from './related'
import { roadNews } from './road-news'

/** The sections of the page, in their order. */
function indexOf({ guestRounds, example, sections, checklist }: Occasion): OccasionPageProps['index'] {
  const { common, occasion, guestRounds: rounds } = getMessages()
  return {
    label: common.onThisPage,
    links: [
      { id: 'asked', label: occasion.asked },
      ...(guestRounds ? [{ id: 'guests', label: rounds.heading }] : []),
      { id: 'vehicles', label: occasion.vehicles },
      { id: 'example', label: example.heading },
      ...sections.map(({ id, heading }) => ({ id, label: heading })),
      { id: 'checklist', label: checklist.heading },
      { id: 'questions', label: occasion.questions },
    ],
  }
}

/** The fewest seats of a vehicle that brings guests in rounds. */
const SHUTTLE_SEATS = 9

/** The calculator of rounds with its first numbers; undefined for an occasion without. */
function roundsOf({ guestRounds: given }: Occasion): OccasionPageProps['rounds'] {
  if (!given) return undefined
  const { guestRounds: messages, tripPlan } = getMessages()
  const { guests, kilometres, ...hours } = given
  const { function: title, from, to } = messages
  const usual = { id: 4, title, day: 0, from, to, people: guests, ...hours }
  const rows = listFleetRows().filter(({ passengers }) => passengers >= SHUTTLE_SEATS)
  const [vehicles = []] = setsInRounds([usual], rows, 'wedding').map(countsOf)
  const address = writeAddress(planOfGuests(usual, vehicles))
  if (!address.written) throw new Error('The plan of the guests does not fit into an address')
  const { roundNeeds, roundsImpossible, roundAll, roundLine, roundTime, text } = tripPlan
  const { roundPeople, roundBy, roundMinutes, roundBoarding } = tripPlan
  return {
    heading: messages.heading,
    text: [
      messages.text,
      interpolate(roundBoarding, stops),
      interpolate(messages.speed, { speed: Math.round((60 * kilometres) / given.minutes) }),
    ].join(' '),
    form: {
      usual,
      kilometres,
      rows,
      path: `${routes.tripPlan}#${address.fragment}`,
      messages,
      planner: {
        ...{ roundNeeds, roundsImpossible, roundAll, roundLine, roundTime },
        ...{ roundPeople, roundBy, roundMinutes, vehicle: text.vehicle },
      },
    },
  }
}

const relatedTo = ({ id, guides, posts }: Occasion) => [
  landingLinks(listLandings().filter(({ services }) => services.includes(id))),
  { heading: getMessages().occasion.guides, links: guideLinks(guides) },
  { heading: getMessages().fleet.posts, links: postLinks(posts) },
  {
    heading: getMessages().occasion.others,
    links: serviceLinks(listOccasions().filter((other) => other.id !== id)),
  },
]

/** What a service's page shows. The service may be a draft, which no list contains. */
export function occasionPage(occasion: Occasion): OccasionPageProps {
  const messages = getMessages()
  const { name, phone } = getCompany()
  const { title, lead, service, asked, example, checklist, questions } = occasion
  return {
    title,
    lead,
    service,
    checked: checkedLine(messages.occasion.checked, occasion),
    shown: resolveImage(occasion.picture),
    trail: [
      ...breadcrumbTrail(routes.services),
      { label: findSitePage(routes.services).label, path: routes.services },
    ],
    index: indexOf(occasion),
    news: statusesOfService(occasion.id).map(roadNews),
    asked,
    example,
    sections: occasion.sections.map(({ id, heading, body }) => ({ id, heading, html: toHtml(body) })),
    checklist,
    sheet: interpolate(messages.occasion.sheet, { company: name, phone: phone.display }),
    rounds: roundsOf(occasion),
    vehicles: suitableVehicles(occasion.vehicles),
    questions,
    related: relatedTo(occasion),
    messages,
  }
}
