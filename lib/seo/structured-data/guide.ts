import type { Article } from 'schema-dts'
import { LOCALE } from '@/lib/format/locale'
import { absoluteUrl } from '@/lib/seo/metadata'
import { nodeId, organizationId, nodeReference } from './node-ids'

type GuideNode = {
  path: string
  title: string
  description: string
  pictures: string[]
  /** The day on which the road was last checked; undefined while nobody has. */
  checked?: string
  place: string
  /** Latitude and longitude in degrees. */
  point: readonly [number, number]
}

/** A road guide: an article about the destination, with the company as its author. */
export const guideArticle = ({
  path,
  title,
  description,
  pictures,
  checked,
  place,
  point,
}: GuideNode): Article => ({
  '@type': 'Article',
  '@id': nodeId(path, 'guide'),
  headline: title,
  description,
  url: absoluteUrl(path),
  mainEntityOfPage: nodeReference(nodeId(path, 'webpage')),
  ...(pictures.length > 0 && { image: pictures }),
  ...(checked && { dateModified: checked }),
  author: nodeReference(organizationId()),
  publisher: nodeReference(organizationId()),
  about: {
    '@type': 'Place',
    name: place,
    geo: { '@type': 'GeoCoordinates', latitude: point[0], longitude: point[1] },
  },
  inLanguage: LOCALE,
})
