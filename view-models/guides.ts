import type { GuideRow } from '@/components/guides/guide-list'
import type { GuidePageProps } from '@/components/guides/guide-page'
import { checkedLine } from '@/lib/content/checked'
import { getCompany } from '@/lib/content/company'
import { listVehicles } from '@/lib/content/fleet'
import { resolveImage } from '@/lib/content/images'
import { type Guide, listGuides, roadFacts, suggestedBy } from '@/lib/content/guides'
import { statusesOf } from '@/lib/content/road-statuses'
import type { Vehicle } from '@/lib/content/schema/fleet'
import {
  distanceText,
  drivingOf,
  drivingText,
  lengthOf,
  roundTo,
  STEP_MINUTES,
} from '@/lib/content/guide-figures'
import { toHtml } from '@/lib/content/markdown'
import { getMap, getMessages } from '@/lib/content/pages'
import { breadcrumbTrail } from '@/lib/content/site-pages'
import { monthsOff, type Refusal, refusalOf } from '@/lib/fleet/roads'
import type { DaysToAvoid, PlannedRoad } from '@/lib/guides/advice'
import { describePlan } from '@/lib/guides/describe-plan'
import { atPace, planDay, type RoadStage } from '@/lib/guides/plan-day'
import { interpolate } from '@/lib/format/interpolate'
import { formatMonth } from '@/lib/format/intl'
import { formatList } from '@/lib/format/list'
import { guidePath, href, routes } from '@/lib/routes/routes'
import { toMinutes } from '@/lib/time/clock'
import { formatDuration } from '@/lib/time/duration'
import { roadEstimate } from './estimates'
import { suitableVehicle } from './fleet-cards'
import { guideMap } from './guide-map'
import { guideLinks, postLinks } from './related'
import { roadNews } from './road-news'

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
    picture: guide.picture && resolveImage(guide.picture).picture,
  }))
}

// ——— One guide ———

/** The days of 'When not to go', of those that are given as days. */
export const daysToAvoid = (stayAway: Guide['stayAway']): DaysToAvoid[] =>
  stayAway
    .filter(({ days, festival, weekdays }) => days ?? festival ?? weekdays)
    .map(({ when, why: news, days, festival, weekdays, against, startAfter }) => ({
      title: interpolate(getMessages().dayPlanner.stayAway, { when }),
      days,
      festival,
      weekdays,
      against,
      startAfter,
      news,
    }))

type Branch = Guide['branches'][number]

/** A season without its text, which only the page shows. */
const roadSeason = (season: Guide['seasons'][number]) => ({ ...season, text: undefined })

/** The end of a guide's road where a branch goes on from it: by the name of the town, which has beds. */
const townOf = <Stage extends RoadStage>(stage: Stage, { stages, place }: Guide): Stage =>
  stage.to === stages.at(-1)?.to ? { ...stage, to: place, night: place } : stage

/** The road of a guide as the planners need it, or a branch of it. */
export const plannedRoad = (guide: Guide, branch?: Branch): PlannedRoad => ({
  rule: getCompany().driversHours,
  home: { to: getMap().start.name, place: getMap().start.point },
  usualStart: guide.usualStart,
  stages: [
    ...guide.stages
      .slice(0, branch?.after)
      .map(({ to, place, kilometres, minutes, hill, byDaylight, halt, night, closed }, index) => ({
        number: index + 1,
        to,
        place,
        kilometres,
        minutes,
        hill,
        ...(byDaylight && { byDaylight }),
        ...(halt && { halt: { minutes: halt.minutes } }),
        ...(night && { night }),
        ...(closed && { closed: { from: closed.from, to: closed.to } }),
      })),
    ...(branch?.stages ?? []),
  ].map((stage, index) => (branch?.after === index + 1 ? townOf(stage, guide) : stage)),
  seasons: [
    ...guide.seasons.map(roadSeason),
    ...statusesOf(guide).map(({ title, from, publishUntil: until, on, slower, text: news }) => ({
      title,
      from,
      until,
      on,
      slower,
      news,
    })),
  ],
  avoid: daysToAvoid(guide.stayAway),
})

/** What a guide says of its vehicles, with the hours of those that take longer than a car, and at which pace they do. */
export const saidOfVehicles = (guide: Guide) =>
  suggestedBy(guide).map(({ vehicle, text, longer }) => {
    if (!longer) return { vehicle, text }
    const { guide: messages, dayPlanner } = getMessages()
    const { usualStart: time } = guide
    const pace = 1 + longer / drivingOf(guide)
    const minutes = planDay(atPace(plannedRoad(guide), pace), { time }).arrive - toMinutes(time)
    const duration = formatDuration(roundTo(STEP_MINUTES, minutes), dayPlanner)
    return { vehicle, text: `${text} ${interpolate(messages.longer, { duration })}`, pace }
  })

function headOf(guide: Guide): GuidePageProps['head'] {
  const messages = getMessages()
  return {
    title: guide.title,
    place: guide.place,
    verdict: guide.verdict,
    answer: guide.answer,
    figuresLabel: messages.guide.figures,
    figures: [
      { label: messages.guide.kilometres, value: distanceText(guide) },
      { label: messages.guide.wheel, value: drivingText(guide) },
      { label: messages.guide.start, value: guide.usualStart },
      {
        label: messages.guide.suits,
        value: formatList(suggestedBy(guide).map(({ vehicle }) => vehicle.name)),
      },
      { label: messages.guide.best, value: guide.best },
    ],
    checked: checkedLine(messages.guide.checked, guide),
    trail: breadcrumbTrail(guidePath(guide.slug)),
    breadcrumbLabel: messages.common.breadcrumb,
    map: guideMap(guide),
  }
}

function stagesOf({ stages }: Guide) {
  let kilometres = 0
  return stages.map(({ to, road, halt, kilometres: length }) => {
    kilometres += length
    return {
      to,
      road,
      halt: halt?.text,
      distance: interpolate(getMessages().guide.distance, { count: kilometres }),
    }
  })
}

const factsOf = ({ tolls, permits, afterDark, seasons }: Guide) => {
  const messages = getMessages().guide
  return [
    { heading: messages.tolls, text: tolls },
    { heading: messages.permits, text: permits },
    { heading: messages.afterDark, text: afterDark },
    ...seasons.map(({ title, text }) => ({ heading: title, text })),
  ]
}

/** The sections of the page, in their order. */
function indexOf({ sections }: Guide): GuidePageProps['index'] {
  const { common, guide } = getMessages()
  return {
    label: common.onThisPage,
    links: [
      { id: 'stages', label: guide.stages },
      { id: 'vehicles', label: guide.suits },
      ...sections.map(({ id, heading }) => ({ id, label: heading })),
      { id: 'know', label: guide.know },
      { id: 'questions', label: guide.questions },
    ],
  }
}

/** The vehicles that do not take the road, by the reason; then what to mind of the others. */
function unsuitableVehicles(guide: Guide) {
  const { refusals } = getMessages().guide
  const road = roadFacts(guide)
  const vehicles = listVehicles()
  const entry = (text: string | undefined, isMeant: (vehicle: Vehicle) => boolean) => {
    const names = vehicles.filter(isMeant).map(({ name }) => name)
    return text && names.length > 0 ? [{ name: formatList(names), text }] : []
  }
  const refused = (reason: Refusal) => (vehicle: Vehicle) => refusalOf(vehicle, road) === reason
  const isDryOnly = (vehicle: Vehicle) => !refusalOf(vehicle, road) && monthsOff(vehicle, road).length > 0
  const [seasonal] = vehicles.filter(isDryOnly)
  const months = seasonal && formatList(monthsOff(seasonal, road).map(formatMonth))
  return [
    ...entry(road.refuses?.text, refused('authority')),
    ...entry(refusals.kind, refused('kind')),
    ...entry(refusals.battery, refused('battery')),
    ...entry(months && interpolate(refusals.months, { months }), isDryOnly),
    ...guide.mind,
  ]
}

const relatedTo = (guide: Guide) => {
  const messages = getMessages().guide
  const others = listGuides().flatMap(({ slug }) => (slug === guide.slug ? [] : slug))
  return [
    { heading: messages.posts, links: postLinks(guide.posts) },
    { heading: messages.others, links: guideLinks(others) },
  ]
}

/** What a guide's page shows. */
export function guidePage(guide: Guide): GuidePageProps {
  const messages = getMessages()
  const road = plannedRoad(guide)
  const said = saidOfVehicles(guide)
  return {
    head: headOf(guide),
    index: indexOf(guide),
    shown: guide.picture && resolveImage(guide.picture),
    start: getMap().start.name,
    stages: stagesOf(guide),
    road,
    plan: describePlan(road, { time: guide.usualStart }, messages.dayPlanner),
    paces: said.flatMap(({ vehicle: { slug, name }, pace }) => (pace ? { slug, name, pace } : [])),
    cost: roadEstimate(guide),
    offers: href(routes.offers),
    destination: guide.place,
    sections: guide.sections.map(({ body, ...section }) => ({ ...section, html: toHtml(body) })),
    news: statusesOf(guide).map(roadNews),
    facts: factsOf(guide),
    stayAway: guide.stayAway,
    suits: said.map(({ vehicle, text }) => suitableVehicle(vehicle, text)),
    avoid: unsuitableVehicles(guide),
    questions: guide.questions,
    related: relatedTo(guide),
    messages: { guide: messages.guide, dayPlanner: messages.dayPlanner, planEntry: messages.tripPlan.entry },
  }
}
