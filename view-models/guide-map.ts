import type { LandProps } from '@/components/guides/land'
import type { RoadMapProps } from '@/components/guides/road-map'
import { lengthOf } from '@/lib/content/guide-figures'
import { type Guide, listGuides } from '@/lib/content/guides'
import { getMap, getMessages } from '@/lib/content/pages'
import { type Box, boxAround, farthestCorner, pathThrough, project } from '@/lib/guides/map'
import { labelRectangle, placeNames } from '@/lib/guides/place-names'
import { interpolate } from '@/lib/format/interpolate'
import type { Point } from '@/lib/content/schema/values'
import { guidePath } from '@/lib/routes/routes'

/** Radii of the map's distance circles, in kilometres. */
const RINGS = [100, 200, 300, 400]
/** Points outside every map, which close the outline of the hills. */
const BEYOND: Point[] = [
  [28.75, 84],
  [36, 84],
  [36, 75.1],
]
/** The width of a map on a phone and the text size of its names there, in pixels. */
const PHONE = { width: 340, text: 12.5 }

/** The text size of the labels of rivers and distances, and the gap between a distance and its circle, in em. */
const BACKGROUND = { text: 0.8, gap: 0.32 }

const emOf = ({ width }: Box) => Math.round((width / PHONE.width) * PHONE.text * 10) / 10

const pointsOf = ({ stages }: Guide): Point[] => [
  getMap().start.point,
  ...stages.flatMap(({ via, place }) => [...via, place]),
]

const roadOf = (guide: Guide) => pathThrough(pointsOf(guide))

const destinationOf = ({ stages }: Guide): Point => stages.at(-1)?.place ?? getMap().start.point

const outline = (points: Point[]) =>
  points
    .map(project)
    .map(({ x, y }) => `L${x} ${y}`)
    .join('')

/** The hills and rivers behind all maps. */
export function landOfMaps(): LandProps {
  const { hills, rivers } = getMap()
  return {
    hills: `${pathThrough(hills.points)}${outline(BEYOND)}Z`,
    rivers: rivers.map(({ points }) => pathThrough(points)).join(''),
  }
}

/** Whether a label that starts or is centred at this point fits into the map. */
const hasRoom = ({ x, y }: { x: number; y: number }, box: Box, em: number) =>
  x > box.x + 2 * em &&
  x < box.x + box.width - 4 * em &&
  y > box.y + 2 * em &&
  y < box.y + box.height - 2 * em

/** The rectangles that the labels of rivers and distances cover. */
const backgroundLabels = ({ rivers, rings }: ReturnType<typeof backgroundOf>, em: number) => [
  ...rivers.map(({ x, y, name }) => labelRectangle({ x, y }, name, BACKGROUND.text * em)),
  ...rings.flatMap(({ x, y, radius, label }) =>
    label ? [labelRectangle({ x: x - radius + BACKGROUND.gap * em, y }, label, BACKGROUND.text * em)] : [],
  ),
]

/** Names of rivers and distance circles in a box, with labels where there is room. */
function backgroundOf(box: Box, em: number) {
  const { start, rivers } = getMap()
  const centre = project(start.point)
  return {
    rivers: rivers
      .map(({ name, label }) => ({ name, ...project(label) }))
      .filter((river) => hasRoom(river, box, em)),
    // A larger circle runs outside the map.
    rings: RINGS.filter((radius) => radius < farthestCorner(centre, box)).map((radius) => ({
      ...centre,
      radius,
      label: hasRoom({ x: centre.x - radius, y: centre.y }, box, em)
        ? interpolate(getMessages().guide.ring, { count: radius })
        : undefined,
    })),
  }
}

type Place = { name: string; point: Point; href?: string; isMinor?: boolean }

function mapOf(label: string, guides: Guide[], places: Place[], box: Box): RoadMapProps {
  const em = emOf(box)
  const named = places.map(({ point, ...place }) => ({ ...place, ...project(point) }))
  const background = backgroundOf(box, em)
  const roads = guides.flatMap(pointsOf).map(project)
  const sides = placeNames(named, roads, box, em, backgroundLabels(background, em))
  return {
    label,
    box,
    em,
    ...background,
    roads: guides.map(roadOf),
    places: named.map((place, index) => ({ ...place, side: sides[index] })),
  }
}

const startPlace = (): Place => getMap().start

/** What the map with every guide's road shows. */
export const allRoadsBox = (): Box => boxAround(listGuides().flatMap(pointsOf), 70, 0.9)

/** The map with every guide's road, where each name links to its page. */
export function allRoadsMap(): RoadMapProps {
  const guides = listGuides()
  const places = guides.map((guide) => ({
    name: guide.place,
    point: destinationOf(guide),
    href: guidePath(guide.slug),
  }))
  return mapOf(getMessages().guide.allMap, guides, [startPlace(), ...places], allRoadsBox())
}

/** The map of one road with its halts. */
export function guideMap(guide: Guide): RoadMapProps {
  const halts = guide.stages.slice(0, -1).map(({ to, place }) => ({ name: to, point: place, isMinor: true }))
  const label = interpolate(getMessages().guide.map, {
    from: startPlace().name,
    place: guide.place,
    count: lengthOf(guide),
  })
  const places = [startPlace(), { name: guide.place, point: destinationOf(guide) }, ...halts]
  return mapOf(label, [guide], places, boxAround(pointsOf(guide), 45, 0.85))
}
