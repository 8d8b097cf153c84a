import { absoluteUrl } from '@/lib/seo/metadata'
import { occasionPath, postPath, routes } from '@/lib/routes/routes'
import { guideArticle } from '@/lib/seo/structured-data/guide'
import { blog, galleryPicture, service } from '@/lib/seo/structured-data/lists'
import { nodeId } from '@/lib/seo/structured-data/node-ids'
import { blogPosting } from '@/lib/seo/structured-data/post'
import { vehicleNode } from '@/lib/seo/structured-data/vehicle'
import { listWrittenPosts, type Post } from './blog'
import { checkedDay } from './checked'
import { getCompany } from './company'
import type { Guide } from './guides'
import type { ResolvedImage } from './images'
import type { GraphParts, PageFacts } from './kind'
import { lastModified } from './last-modified'
import { findOccasion } from './occasions'
import { getMap, getMessages, pages } from './pages'
import { ratesOf } from './rates'
import type { Vehicle } from './schema/fleet'

type Main = NonNullable<GraphParts['main']>

/** Addresses of the pictures that exist. */
export const addresses = (pictures: ResolvedImage[]) =>
  pictures.flatMap(({ picture }) => (picture ? [absoluteUrl(picture.src)] : []))

/** The id of a service's node. It is the same on every page: that of its block on the page of all services. */
const serviceId = (id: string) => nodeId(routes.services, id)

/** The services, or the one that a page is about. */
export const serviceParts = (only?: string): Main =>
  pages
    .services()
    .services.filter(({ id }) => only === undefined || id === only)
    .map(({ id, title, description, picture }) => ({
      id: serviceId(id),
      node: service({
        id: serviceId(id),
        title,
        description,
        url: findOccasion(id) ? absoluteUrl(occasionPath(id)) : serviceId(id),
        picture: absoluteUrl(picture.src),
        areaServed: getCompany().areaServed,
      }),
    }))

/** The pictures of the gallery. */
export const galleryParts = ({ path }: PageFacts): Main =>
  pages.gallery().pictures.map(({ src, caption }, index) => ({
    id: nodeId(path, `picture-${index + 1}`),
    node: galleryPicture(path, index, absoluteUrl(src), caption),
  }))

/** The blog with its posts. */
export const blogParts = ({ path, title }: PageFacts): Main => [
  {
    id: nodeId(path, 'blog'),
    node: blog(
      path,
      title,
      listWrittenPosts().map((post) => ({ title: post.title, path: postPath(post.id) })),
    ),
  },
]

/** A post. */
export function postParts({ title, date, tags }: Post, page: PageFacts): Main {
  const { path, pictures, files, description } = page
  const node = blogPosting({
    path,
    title,
    description,
    pictures: addresses(pictures),
    published: date,
    modified: lastModified(files),
    tags,
  })
  return [{ id: nodeId(path, 'post'), node }]
}

/** A vehicle. Google requires a picture of one. */
export function vehicleParts(vehicle: Vehicle, { path, pictures }: PageFacts): Main {
  const images = addresses(pictures)
  const node = vehicleNode(vehicle, images, getMessages().vehicle, ratesOf(vehicle))
  return images.length > 0 ? [{ id: nodeId(path, 'vehicle'), node }] : []
}

/** The guide to a road. */
export function guideParts(guide: Guide, { path, description, pictures }: PageFacts): Main {
  const { title, place, stages } = guide
  const node = guideArticle({
    path,
    title,
    description,
    pictures: addresses(pictures),
    checked: checkedDay(guide),
    place,
    point: stages.at(-1)?.place ?? getMap().start.point,
  })
  return [{ id: nodeId(path, 'guide'), node }]
}
