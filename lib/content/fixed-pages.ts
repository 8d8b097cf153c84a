import type { Focus } from '@/lib/images/focus'
import { type RouteName, fleetPath, guidePath, routes } from '@/lib/routes/routes'
import { organizationId } from '@/lib/seo/structured-data/node-ids'
import { listCategories, listVehicles } from './fleet'
import { blogParts, galleryParts, serviceParts } from './graph-parts'
import { listGuides } from './guides'
import { type ResolvedImage, resolveImage } from './images'
import type { GraphParts, Kind, PageFacts } from './kind'
import { occasionFile } from './occasions'
import { getMessages, pages } from './pages'
import { type Card, fleetFigures } from './social-card'

/** A page that exists independently of the catalogue. */
export type FixedName = Exclude<keyof typeof pages, 'signIn'>

type FixedPage = {
  /** Its short name, in lists and breadcrumbs. */
  label: string
  pictures?: ResolvedImage[]
  /** What its content takes from beside its own file. */
  files?: string[]
  /** By default the home page. */
  parent?: RouteName
  /** A web page without a main subject, unless it says otherwise. */
  graph?: (page: PageFacts) => GraphParts
  /** The figures of its card. */
  figures?: Card['figures']
}

/** What the company itself is the subject of. */
const ofCompany = (type: GraphParts['type']) => () => ({ type, main: [{ id: organizationId() }] })

function fixedPages(): Record<FixedName, FixedPage> {
  const { common, header, footer, guide } = getMessages()
  const home = pages.home()
  return {
    home: {
      label: common.home,
      pictures: home.hero.pictures.map(resolveImage),
      graph: ofCompany('WebPage'),
      figures: home.stats.figures.slice(0, 3),
    },
    about: { label: header.about, graph: ofCompany('AboutPage'), figures: home.stats.figures.slice(2) },
    services: {
      label: header.services,
      pictures: pages.services().services.map(({ picture }) => resolveImage(picture)),
      graph: () => ({ type: 'WebPage', main: serviceParts() }),
    },
    fleet: {
      label: header.fleet,
      pictures: listCategories().map(({ picture }) => resolveImage(picture)),
      graph: () => ({ type: 'CollectionPage', lists: listCategories().map(({ slug }) => fleetPath(slug)) }),
      figures: fleetFigures(listVehicles()),
    },
    compare: {
      label: header.compare,
      parent: 'fleet',
      // The categories' pages list the vehicles, each once.
      graph: () => ({ type: 'CollectionPage' }),
      figures: fleetFigures(listVehicles()),
    },
    clients: { label: header.clients, files: pages.clients().services.map(occasionFile) },
    vendor: { label: header.vendor },
    contact: { label: header.contact, graph: ofCompany('ContactPage') },
    gallery: {
      label: footer.gallery,
      pictures: pages.gallery().pictures.map(resolveImage),
      graph: (page) => ({ type: 'ImageGallery', main: galleryParts(page) }),
    },
    blog: { label: footer.blog, graph: (page) => ({ type: 'CollectionPage', main: blogParts(page) }) },
    guides: {
      label: guide.list,
      graph: () => ({ type: 'CollectionPage', lists: listGuides().map(({ slug }) => guidePath(slug)) }),
    },
    rates: { label: footer.rates },
    tripPlan: { label: pages.tripPlan().heading },
    offers: { label: pages.offers().heading },
    terms: { label: footer.terms },
    privacy: { label: footer.privacy },
  }
}

/** The focus of a picture where a page's own content shows it: the page's file names its card by path alone. */
function focusOn(content: unknown, src: string): Focus | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  if ('src' in content && content.src === src && 'focus' in content) return content.focus as Focus | undefined
  return Object.values(content)
    .map((inner) => focusOn(inner, src))
    .find((focus) => focus !== undefined)
}

type Named = FixedPage & { name: FixedName }

function cardOf({ name, figures }: Named): Card {
  const page = pages[name]()
  const { heading, card } = page
  return {
    title: heading,
    image: card === undefined ? undefined : { src: card, focus: focusOn(page, card) },
    figures,
  }
}

/** The pages that exist independently of the catalogue, with one file each. */
export const fixedKind: Kind<Named> = {
  list: () => Object.entries(fixedPages()).map(([name, page]) => ({ name: name as FixedName, ...page })),
  page: ({ name, label, pictures = [], files = [], parent = 'home' }) => {
    const { title, description } = pages[name]()
    return {
      path: routes[name],
      parent: name === 'home' ? undefined : routes[parent],
      label,
      title,
      description,
      indexable: name !== 'offers',
      pictures,
      files: [pages[name].file, ...files],
    }
  },
  graph: ({ graph }, page) => graph?.(page) ?? { type: 'WebPage' },
  card: cardOf,
}
