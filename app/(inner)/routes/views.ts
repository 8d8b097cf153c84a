import type { GuideRow } from '@/components/guides/guide-list'
import type { GuidePageProps } from '@/components/guides/guide-page'
import { listWrittenPosts } from '@/lib/content/blog'
import { findVehicle } from '@/lib/content/fleet'
import { galleryOf, showPicture } from '@/lib/content/gallery'
import { type Guide, listGuides } from '@/lib/content/guides'
import { distanceText, drivingText, lengthOf } from '@/lib/content/guide-figures'
import { toHtml } from '@/lib/content/markdown'
import { getMap, getWords } from '@/lib/content/pages'
import { trailTo } from '@/lib/content/site-pages'
import { describePlan, type PlannedRoad } from '@/lib/guides/describe-plan'
import { fill } from '@/lib/site/fill'
import { formatDay } from '@/lib/site/format'
import { fleetPath, guidePath, href, postPath, routes } from '@/lib/site/routes'
import { guideMap } from './map-views'

// ——— List ———

/** The guides by distance. */
export function guideRows(): GuideRow[] {
  const guides = [...listGuides()].sort((a, b) => lengthOf(a) - lengthOf(b))
  const longest = Math.max(...guides.map(lengthOf))
  return guides.map((guide) => ({
    path: guidePath(guide.slug),
    place: guide.place,
    verdict: guide.verdict,
    summary: guide.summary,
    distance: distanceText(guide),
    driving: drivingText(guide),
    share: lengthOf(guide) / longest,
    picture: guide.picture && showPicture(guide.picture).picture,
  }))
}

// ——— One guide ———

/** The road of a guide as the planners need it. */
export const plannedRoad = ({ stages, seasons }: Guide): PlannedRoad => ({
  home: { to: getMap().start.name, place: getMap().start.point },
  stages: stages.map(({ to, place, kilometres, minutes, hill, halt, closed }) => ({
    to,
    place,
    kilometres,
    minutes,
    hill,
    ...(halt && { halt: { minutes: halt.minutes } }),
    ...(closed && { closed: { from: closed.from, to: closed.to } }),
  })),
  seasons: seasons.map(({ title, months, weekends, hours, on, slower }) => ({
    title,
    months,
    weekends,
    hours,
    on,
    slower,
  })),
})

function headOf(guide: Guide): GuidePageProps['head'] {
  const words = getWords()
  return {
    title: guide.title,
    place: guide.place,
    verdict: guide.verdict,
    answer: guide.answer,
    figuresLabel: words.guide.figures,
    figures: [
      { label: words.guide.kilometres, value: distanceText(guide) },
      { label: words.guide.wheel, value: drivingText(guide) },
      { label: words.guide.best, value: guide.best },
    ],
    checked: fill(words.guide.checked, { date: formatDay(guide.checkedOn) }),
    trail: trailTo(guidePath(guide.slug)),
    breadcrumbLabel: words.common.breadcrumb,
    map: guideMap(guide),
  }
}

function stagesOf({ stages }: Guide) {
  let kilometres = 0
  return stages.map(({ to, road, halt, kilometres: length }) => {
    kilometres += length
    return { to, road, halt: halt?.text, distance: fill(getWords().guide.distance, { count: kilometres }) }
  })
}

const factsOf = ({ tolls, permits, afterDark, seasons }: Guide) => {
  const words = getWords().guide
  return [
    { heading: words.tolls, text: tolls },
    { heading: words.permits, text: permits },
    { heading: words.afterDark, text: afterDark },
    ...seasons.map(({ title, text }) => ({ heading: title, text })),
  ]
}

const suitingOf = ({ vehicles }: Guide) =>
  vehicles.suits.flatMap(({ slug, text }) => {
    const vehicle = findVehicle(slug)
    if (!vehicle) return []
    const [shown] = galleryOf(vehicle)
    return {
      name: vehicle.name,
      path: fleetPath(slug),
      seats: fill(getWords().fleet.seatRange, { seats: vehicle.seats.text }),
      text,
      shown: shown ?? { picture: undefined, alt: vehicle.name },
    }
  })

const relatedTo = (guide: Guide) => {
  const words = getWords().guide
  const posts = listWrittenPosts().filter(({ id }) => guide.posts.includes(id))
  const others = listGuides().filter(({ slug }) => slug !== guide.slug)
  return [
    { heading: words.posts, links: posts.map(({ id, title }) => ({ label: title, path: postPath(id) })) },
    {
      heading: words.others,
      links: others.map(({ slug, place }) => ({ label: place, path: guidePath(slug) })),
    },
  ]
}

/** What a guide's page shows. */
export function guidePage(guide: Guide): GuidePageProps {
  const words = getWords()
  const road = plannedRoad(guide)
  return {
    head: headOf(guide),
    shown: guide.picture && showPicture(guide.picture),
    start: getMap().start.name,
    usualStart: guide.usualStart,
    stages: stagesOf(guide),
    road,
    plan: describePlan(road, { time: guide.usualStart }, words.dayPlanner),
    offers: href(routes.offers),
    destination: guide.place,
    sections: guide.sections.map(({ body, ...section }) => ({ ...section, html: toHtml(body) })),
    facts: factsOf(guide),
    stayAway: guide.stayAway,
    suits: suitingOf(guide),
    avoid: guide.vehicles.avoid,
    questions: guide.questions,
    related: relatedTo(guide),
    words: { guide: words.guide, dayPlanner: words.dayPlanner, planEntry: words.tripPlan.entry },
  }
}
