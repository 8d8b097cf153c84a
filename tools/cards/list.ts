import { getCompany } from '../../lib/content/company'
import type { Post } from '../../lib/content/blog'
import type { Occasion } from '../../lib/content/occasions'
import { categoryOf, listedIn, listVehicles, seatRange } from '../../lib/content/fleet'
import { type KeyFigure, keyFigures } from '../../lib/content/key-figures'
import { distanceText, drivingText } from '../../lib/content/guide-figures'
import type { Guide } from '../../lib/content/guides'
import { type Landing, offeredBy } from '../../lib/content/landing'
import { getMessages, pages } from '../../lib/content/pages'
import type { Category, Vehicle } from '../../lib/content/schema/fleet'
import { type FixedName, listSitePages, type SitePage } from '../../lib/content/site-pages'
import { interpolate } from '../../lib/format/interpolate'
import { formatDay } from '../../lib/format/intl'
import type { Focus } from '../../lib/images/focus'
import { vehiclePictures } from '../../lib/images/pictures'
import { fleetPath, guidePath, papersPath, postPath, routes, occasionPath } from '../../lib/routes/routes'

/** The contents of a card. A figure without a label is a complete text, such as '5 models'. */
export type Card = {
  path: string
  /** 'day': a vehicle on a studio background; 'night': a scene. */
  tone: 'day' | 'night'
  eyebrow: string
  title: string
  /** Path of the master picture below `public/`. */
  picture?: string
  /** What the crop of the picture keeps. */
  focus?: Focus
  figures: Pick<KeyFigure, 'figure' | 'label'>[]
  /** One quiet line at the foot, where there are no figures. */
  line?: string
  /** Says in the corner what the picture is. */
  note?: string
}

const illustrated = (vehicles: Vehicle[]) =>
  vehicles.some(({ pictures }) => pictures === 'illustration') ? getMessages().fleet.illustrated : undefined

const vehicleCard = (vehicle: Vehicle): Card => ({
  path: fleetPath(vehicle.slug),
  tone: 'day',
  eyebrow: categoryOf(vehicle).title,
  title: vehicle.name,
  picture: vehiclePictures(vehicle)[0]?.src,
  // Comfort is a text rather than a number, and too long for a card.
  figures: keyFigures(vehicle).slice(0, 3),
  note: illustrated([vehicle]),
})

function fleetFigures(vehicles: Vehicle[]): Card['figures'] {
  const messages = getMessages().fleet
  return [
    { figure: interpolate(messages.models, { count: vehicles.length }), label: '' },
    { figure: interpolate(messages.seatRange, { seats: seatRange(vehicles) }), label: '' },
  ]
}

const categoryCard = ({ slug, title, picture }: Category): Card => ({
  path: fleetPath(slug),
  tone: 'day',
  eyebrow: pages.home().hero.eyebrow,
  title,
  picture: picture.src,
  focus: picture.focus,
  figures: fleetFigures(listedIn(slug)),
  note: illustrated(listedIn(slug)),
})

const postCard = ({ id, title, image, date }: Post): Card => ({
  path: postPath(id),
  tone: 'night',
  eyebrow: pages.blog().heading,
  title,
  picture: image.src,
  focus: image.focus,
  figures: [],
  line: formatDay(date),
})

const guideCard = (guide: Guide): Card => ({
  path: guidePath(guide.slug),
  tone: 'night',
  eyebrow: pages.guides().heading,
  title: guide.title,
  picture: guide.picture?.src,
  focus: guide.picture?.focus,
  figures: [
    { figure: distanceText(guide), label: '' },
    { figure: drivingText(guide), label: '' },
  ],
})

const occasionCard = ({ id, title, picture, service }: Occasion): Card => ({
  path: occasionPath(id),
  tone: 'night',
  eyebrow: service,
  title,
  picture: picture.src,
  focus: picture.focus,
  figures: [],
  line: getCompany().name,
})

function landingCard(landing: Landing): Card {
  const offered = offeredBy(landing)
  return {
    path: fleetPath(landing.slug),
    tone: 'day',
    eyebrow: landing.label,
    title: landing.title,
    picture: offered[0] && vehiclePictures(offered[0])[0]?.src,
    figures: fleetFigures(offered),
    note: illustrated(offered),
  }
}

const papersCard = (): Card => ({
  path: papersPath,
  tone: 'night',
  eyebrow: pages.home().hero.eyebrow,
  title: getMessages().papers.heading,
  figures: [],
  line: getCompany().name,
})

/** The figures of pages that show some; other pages have none. */
function figuresOf(name: FixedName): Card['figures'] {
  const company = pages.home().stats.figures
  if (name === 'home') return company.slice(0, 3)
  if (name === 'about') return company.slice(2)
  if (name === 'fleet' || name === 'compare') return fleetFigures(listVehicles())
  return []
}

/** The focus of a picture where a page's own content shows it: the page's file names its card by path alone. */
function focusOn(content: unknown, src: string): Focus | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  if ('src' in content && content.src === src && 'focus' in content) return content.focus as Focus | undefined
  return Object.values(content)
    .map((inner) => focusOn(inner, src))
    .find((focus) => focus !== undefined)
}

function pageCard(name: FixedName): Card {
  const page = pages[name]()
  const { heading, card } = page
  const figures = figuresOf(name)
  return {
    path: routes[name],
    tone: 'night',
    eyebrow: pages.home().hero.eyebrow,
    title: heading,
    picture: card,
    focus: card === undefined ? undefined : focusOn(page, card),
    figures,
    line: figures.length > 0 ? undefined : getCompany().name,
  }
}

function cardOf({ subject }: SitePage): Card {
  switch (subject.kind) {
    case 'category':
      return categoryCard(subject.category)
    case 'vehicle':
      return vehicleCard(subject.vehicle)
    case 'post':
      return postCard(subject.post)
    case 'guide':
      return guideCard(subject.guide)
    case 'landing':
      return landingCard(subject.landing)
    case 'papers':
      return papersCard()
    case 'occasion':
      return occasionCard(subject.occasion)
    default:
      return pageCard(subject.kind)
  }
}

/** The cards of all pages that search engines may show. */
export const listCards = (): Card[] =>
  listSitePages()
    .filter(({ indexable }) => indexable)
    .map(cardOf)
