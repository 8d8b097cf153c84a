import type { Thing } from 'schema-dts'
import { checkedDay } from './checked'
import { absoluteUrl } from '@/lib/seo/metadata'
import { fleetPath, guidePath, postPath, routes, occasionPath } from '@/lib/routes/routes'
import { nodeId, organizationId } from '@/lib/seo/structured-data/node-ids'
import { blog, galleryPicture, itemList, service } from '@/lib/seo/structured-data/lists'
import { organization, organizationName, website } from '@/lib/seo/structured-data/organization'
import { guideArticle } from '@/lib/seo/structured-data/guide'
import { blogPosting } from '@/lib/seo/structured-data/post'
import { vehicleNode } from '@/lib/seo/structured-data/vehicle'
import { breadcrumb, type PageType, webPage } from '@/lib/seo/structured-data/web-page'
import { listWrittenPosts } from './blog'
import { getCompany } from './company'
import { listCategories, listedIn } from './fleet'
import type { ResolvedImage } from './images'
import { listGuides } from './guides'
import { offeredBy } from './landing'
import { lastModified } from './last-modified'
import { getMap, getMessages, pages } from './pages'
import { findOccasion, type Occasion } from './occasions'
import { ratesOf } from './rates'
import { findSitePage, type SitePage, breadcrumbTrail } from './site-pages'

/** The nodes of a page's graph, beside those that every page has. */
type PageParts = {
  type: PageType
  /** What the page is mainly about. */
  main: { id: string; node?: Thing }[]
}

/** Addresses of the pictures that exist. */
const addresses = (pictures: ResolvedImage[]) =>
  pictures.flatMap(({ picture }) => (picture ? [absoluteUrl(picture.src)] : []))

const company = () => ({ id: organizationId() })

const listOf = (path: string, slugs: { slug: string }[]) => ({
  id: nodeId(path, 'list'),
  node: itemList(
    path,
    slugs.map(({ slug }) => findSitePage(fleetPath(slug))),
  ),
})

/** The services. On every page a service has the same node id: that of its block on the page of all services. */
const serviceParts = () =>
  pages.services().services.map(({ id, title, description, picture }) => {
    const name = nodeId(routes.services, id)
    return {
      id: name,
      node: service({
        id: name,
        title,
        description,
        url: findOccasion(id) ? absoluteUrl(occasionPath(id)) : name,
        picture: absoluteUrl(picture.src),
        areaServed: getCompany().areaServed,
      }),
    }
  })

/** The one service that a page is about. */
const servicePart = ({ id }: Occasion) => {
  const name = nodeId(routes.services, id)
  return serviceParts().filter((part) => part.id === name)
}

const galleryParts = ({ path }: SitePage) =>
  pages.gallery().pictures.map(({ src, caption }, index) => ({
    id: nodeId(path, `picture-${index + 1}`),
    node: galleryPicture(path, index, absoluteUrl(src), caption),
  }))

const blogPart = ({ path, title }: SitePage) => ({
  id: nodeId(path, 'blog'),
  node: blog(
    path,
    title,
    listWrittenPosts().map((post) => ({ title: post.title, path: postPath(post.id) })),
  ),
})

const guideList = ({ path }: SitePage) => ({
  id: nodeId(path, 'list'),
  node: itemList(
    path,
    listGuides().map(({ slug }) => findSitePage(guidePath(slug))),
  ),
})

type Post = Extract<SitePage['subject'], { kind: 'post' }>['post']

const postParts = (
  { path, pictures, files, description }: SitePage,
  { title, date, tags }: Post,
): PageParts => {
  const node = blogPosting({
    path,
    title,
    description,
    pictures: addresses(pictures),
    published: date,
    modified: lastModified(files),
    tags,
  })
  return { type: 'WebPage', main: [{ id: nodeId(path, 'post'), node }] }
}

function catalogueParts(page: SitePage): PageParts | undefined {
  const { subject, path, pictures, description } = page
  switch (subject.kind) {
    case 'category': {
      const { category } = subject
      return {
        type: 'CollectionPage',
        main: [listOf(path, listedIn(category.slug))],
      }
    }
    case 'vehicle': {
      const images = addresses(pictures)
      const node = vehicleNode(subject.vehicle, images, getMessages().vehicle, ratesOf(subject.vehicle))
      return {
        type: 'ItemPage',
        // Google requires a picture of a vehicle.
        main: images.length > 0 ? [{ id: nodeId(path, 'vehicle'), node }] : [],
      }
    }
    case 'post':
      return postParts(page, subject.post)
    case 'guide': {
      const { title, place, stages } = subject.guide
      const point = stages.at(-1)?.place ?? getMap().start.point
      const guide = {
        path,
        title,
        description,
        pictures: addresses(pictures),
        checked: checkedDay(subject.guide),
        place,
        point,
      }
      return { type: 'WebPage', main: [{ id: nodeId(path, 'guide'), node: guideArticle(guide) }] }
    }
    case 'landing':
      return { type: 'CollectionPage', main: [listOf(path, offeredBy(subject.landing))] }
    case 'occasion':
      return { type: 'ItemPage', main: servicePart(subject.occasion) }
    default:
      return undefined
  }
}

function fixedParts(page: SitePage): PageParts {
  switch (page.subject.kind) {
    case 'home':
      return { type: 'WebPage', main: [company()] }
    case 'about':
      return { type: 'AboutPage', main: [company()] }
    case 'contact':
      return { type: 'ContactPage', main: [company()] }
    case 'services':
      return { type: 'WebPage', main: serviceParts() }
    case 'gallery':
      return { type: 'ImageGallery', main: galleryParts(page) }
    case 'fleet':
      return { type: 'CollectionPage', main: [listOf(page.path, listCategories())] }
    case 'compare':
      // The categories' pages list the vehicles, each once.
      return { type: 'CollectionPage', main: [] }
    case 'guides':
      return { type: 'CollectionPage', main: [guideList(page)] }
    case 'blog':
      return { type: 'CollectionPage', main: [blogPart(page)] }
    default:
      return { type: 'WebPage', main: [] }
  }
}

/** The pages that are about the company, which is described there in full. */
const describesCompany = ({ subject }: SitePage) => ['home', 'about', 'contact'].includes(subject.kind)

const homePictures = () => addresses(findSitePage(routes.home).pictures)

const companyNode = (page: SitePage): Thing =>
  describesCompany(page) ? organization(getCompany(), homePictures()) : organizationName(getCompany())

/** The schema.org graph of a page on the list of pages: linked nodes that describe it to search engines. */
export function pageGraph(path: string): Thing[] {
  const page = findSitePage(path)
  const { type, main } = catalogueParts(page) ?? fixedParts(page)
  const trail = breadcrumbTrail(path)
  const own = webPage({
    ...page,
    type,
    hasTrail: trail.length > 0,
    modified: lastModified(page.files),
    main: main.map(({ id }) => id),
  })
  return [
    companyNode(page),
    website(getCompany()),
    own,
    ...(trail.length > 0 ? [breadcrumb(path, [...trail, page])] : []),
    ...main.flatMap(({ node }) => node ?? []),
  ]
}
