import { join } from 'node:path'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { fleetPath, guidePath, occasionPath, papersPath, postPath, routes } from '@/lib/routes/routes'
import { listWrittenPosts, type Post } from './blog'
import { getCompany } from './company'
import { categoryOf, listCategories, listedIn, listVehicles } from './fleet'
import { guideParts, postParts, serviceParts, vehicleParts } from './graph-parts'
import { distanceText, drivingText } from './guide-figures'
import { type Guide, listGuides } from './guides'
import { galleryOf, resolveImage } from './images'
import { keyFigures } from './key-figures'
import type { Collection, Kind } from './kind'
import { type Landing, listLandings, offeredBy } from './landing'
import { listOccasions, type Occasion, occasionFile } from './occasions'
import { memoize } from './memoize'
import { getMessages, pages } from './pages'
import { type Category, type Vehicle, vehicleSchema } from './schema/fleet'
import { guideSchema } from './schema/guide'
import { landingSchema } from './schema/landing'
import { noticeSchema } from './schema/notice'
import { occasionSchema } from './schema/occasion'
import { postSchema } from './schema/post'
import { roadStatusSchema } from './schema/road-status'
import { fleetFigures, illustrated, firstPicture } from './social-card'

/** The name of an entry's file, in the address that the editor writes. */
const NAME = '{{slug}}'

const vehicleFile = ({ slug }: Vehicle) => join('fleet', 'vehicles', `${slug}.yaml`)

const pathsOf = (vehicles: Vehicle[]) => vehicles.map(({ slug }) => fleetPath(slug))

const category: Kind<Category> = {
  isHire: true,
  list: listCategories,
  page: ({ slug, title, heading, searchTitle, description, picture }) => ({
    path: fleetPath(slug),
    parent: routes.fleet,
    label: title,
    title: searchTitle ?? heading,
    description,
    pictures: [resolveImage(picture)],
    files: [join('fleet', 'categories.yaml'), ...listedIn(slug).map(vehicleFile)],
  }),
  graph: ({ slug }) => ({ type: 'CollectionPage', lists: pathsOf(listedIn(slug)) }),
  card: ({ slug, title, picture }) => ({
    tone: 'day',
    title,
    image: picture,
    figures: fleetFigures(listedIn(slug)),
    note: illustrated(listedIn(slug)),
  }),
}

const vehicle: Kind<Vehicle> = {
  isHire: true,
  list: listVehicles,
  page: (entry) => ({
    path: fleetPath(entry.slug),
    parent: fleetPath(entry.category),
    label: entry.name,
    title: entry.searchTitle ?? interpolate(getMessages().vehicle.searchTitle, { vehicle: entry.name }),
    description: entry.summary,
    pictures: galleryOf(entry),
    files: [vehicleFile(entry)],
  }),
  graph: (entry, page) => ({ type: 'ItemPage', main: vehicleParts(entry, page) }),
  card: (entry) => ({
    tone: 'day',
    eyebrow: categoryOf(entry).title,
    title: entry.name,
    image: firstPicture(entry),
    // Comfort is a text rather than a number, and too long for a card.
    figures: keyFigures(entry).slice(0, 3),
    note: illustrated([entry]),
  }),
  files: {
    folder: 'fleet/vehicles',
    schema: vehicleSchema,
    address: fleetPath(NAME),
    entry: (data, slug) => ({ ...vehicleSchema.parse(data), slug }),
    editor: {
      label: 'Vehicles',
      singular: 'Vehicle',
      icon: 'directions_car',
      hint: 'The last part of its address, such as honda-city. Its pictures lie in a folder of this name.',
      title: 'name',
      sortBy: ['name', 'category', 'order'],
      groupBy: 'category',
    },
  },
}

const post: Kind<Post> = {
  list: listWrittenPosts,
  page: ({ id, title, searchTitle, searchDescription, image }) => ({
    path: postPath(id),
    parent: routes.blog,
    label: title,
    title: searchTitle ?? title,
    description: searchDescription,
    pictures: [resolveImage(image)],
    files: [join('blog', `${id}.md`)],
  }),
  graph: (entry, page) => ({ type: 'WebPage', main: postParts(entry, page) }),
  card: ({ title, image, date }) => ({
    eyebrow: pages.blog().heading,
    title,
    image,
    line: formatDay(date),
  }),
  files: {
    folder: 'blog',
    extension: 'md',
    schema: postSchema,
    address: `${routes.blog}/${NAME}`,
    entry: ({ body, ...head }) => ({ ...postSchema.parse(head), id: 0, body: String(body ?? '') }),
    editor: {
      name: 'posts',
      label: 'Blog posts',
      singular: 'Blog post',
      icon: 'article',
      hint: 'The post’s number, which stands in its address: one more than the highest there is.',
      isNumbered: true,
      title: 'title',
      sortBy: ['date', 'title'],
    },
  },
}

const guide: Kind<Guide> = {
  isHire: true,
  list: listGuides,
  page: ({ slug, place, title, searchTitle, description, picture }) => ({
    path: guidePath(slug),
    parent: routes.guides,
    label: place,
    title: searchTitle ?? title,
    description,
    pictures: picture ? [resolveImage(picture)] : [],
    files: [join('routes', `${slug}.yaml`)],
  }),
  graph: (entry, page) => ({ type: 'WebPage', main: guideParts(entry, page) }),
  card: (entry) => ({
    eyebrow: pages.guides().heading,
    title: entry.title,
    image: entry.picture,
    figures: [distanceText(entry), drivingText(entry)].map((figure) => ({ figure, label: '' })),
  }),
  files: {
    folder: 'routes',
    schema: guideSchema,
    address: guidePath(NAME),
    entry: (data, slug) => ({ ...guideSchema.parse(data), slug }),
    editor: {
      label: 'Road guides',
      singular: 'Road guide',
      icon: 'route',
      hint: 'The last part of its address, such as agra.',
      title: 'place',
      sortBy: ['order', 'place'],
    },
  },
}

const serviceTitle = (id: string) =>
  pages.services().services.find((service) => service.id === id)?.title ?? id

const occasion: Kind<Occasion> = {
  isHire: true,
  list: listOccasions,
  page: ({ id, service, title, searchTitle, description, picture }) => ({
    path: occasionPath(id),
    parent: routes.services,
    label: service,
    title: searchTitle ?? title,
    description,
    pictures: [resolveImage(picture)],
    files: [occasionFile(id)],
  }),
  graph: ({ id }) => ({ type: 'ItemPage', main: serviceParts(id) }),
  card: ({ title, picture, service }) => ({
    eyebrow: service,
    title,
    image: picture,
  }),
  files: {
    folder: 'occasions',
    schema: occasionSchema,
    address: occasionPath(NAME),
    entry: (data, id) => ({ ...occasionSchema.parse(data), id, service: serviceTitle(id) }),
    editor: {
      label: 'Services in full',
      singular: 'Service in full',
      icon: 'event',
      hint: 'The id that the service has on the page of all services, such as airport-transfers.',
      title: 'title',
      sortBy: ['title'],
    },
  },
}

const landing: Kind<Landing> = {
  isHire: true,
  list: listLandings,
  page: (entry) => ({
    path: fleetPath(entry.slug),
    parent: entry.people === undefined ? routes.services : routes.fleet,
    label: entry.label,
    title: entry.searchTitle ?? entry.title,
    description: entry.description,
    pictures: [],
    files: [join('landing', `${entry.slug}.yaml`), ...offeredBy(entry).map(vehicleFile)],
  }),
  graph: (entry) => ({ type: 'CollectionPage', lists: pathsOf(offeredBy(entry)) }),
  card: (entry) => ({
    tone: 'day',
    eyebrow: entry.label,
    title: entry.title,
    image: firstPicture(offeredBy(entry)[0]),
    figures: fleetFigures(offeredBy(entry)),
    note: illustrated(offeredBy(entry)),
  }),
  files: {
    folder: 'landing',
    schema: landingSchema,
    address: fleetPath(NAME),
    entry: (data, slug) => ({ ...landingSchema.parse(data), slug }),
    editor: {
      label: 'By seats and way of hire',
      singular: 'Page for one search',
      icon: 'travel_explore',
      hint: 'The last part of its address, such as 12-seater.',
      title: 'label',
      sortBy: ['order', 'label'],
    },
  },
}

/** Whether the company or a vehicle states something of its papers: without it there is no page and no link. */
export const hasPapers = memoize(() =>
  [getCompany(), ...listVehicles()].some(({ papers: given = {} }) =>
    Object.entries(given).some(([key, value]) => key !== 'checkedOn' && Boolean(value)),
  ),
)

const papers: Kind<ReturnType<typeof getMessages>['papers']> = {
  list: (locale) => (hasPapers() ? [getMessages(locale).papers] : []),
  page: ({ label, title, description }) => ({
    path: papersPath,
    parent: routes.home,
    label,
    title,
    description,
    pictures: [],
    files: ['company.yaml', ...listVehicles().map(vehicleFile)],
  }),
  graph: () => ({ type: 'WebPage' }),
  card: ({ heading }) => ({
    title: heading,
  }),
}

/**
 * The kinds of pages that are made of content, each with all that is to be known of it: its pages, metadata, place in the
 * sitemap, structured data, social cards, checks and the editor's fields derive from here.
 */
export const kinds = { category, vehicle, post, guide, occasion, landing, papers }

/** The name of a kind. */
export type KindName = keyof typeof kinds

/** What the pages of a kind are made of. */
export type EntryOf<Name extends KindName> = ReturnType<(typeof kinds)[Name]['list']>[number]

const roads: Collection = {
  folder: 'roads',
  schema: roadStatusSchema,
  address: routes.guides,
  editor: {
    label: 'On the roads',
    singular: 'Event on the roads',
    icon: 'warning',
    description:
      'Works, limits, closures and festivals: shown on the guides of the road, and counted by the planners.',
    hint: 'A short name, such as ganga-bridge. Visitors do not see it.',
    title: 'title',
    sortBy: ['from'],
  },
}

const notices: Collection = {
  folder: 'notices',
  schema: noticeSchema,
  address: routes.home,
  editor: {
    label: 'Notices',
    singular: 'Notice',
    icon: 'campaign',
    description: 'One at a time stands above every page, on its days.',
    hint: 'A short name, such as diwali-traffic. Visitors do not see it.',
    title: 'text',
    sortBy: ['publishFrom'],
  },
}

/** Every folder of the content with one file per entry: those of pages, and what other pages show. */
export const collections: Collection[] = [
  ...Object.values(kinds).flatMap(({ files }) => files ?? []),
  roads,
  notices,
]
