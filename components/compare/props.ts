import type { Messages } from '@/lib/content/schema/messages'
import type { PictureData } from '@/lib/images/pictures'

/** What the comparison's parts say. */
export type CompareMessages = Messages['compare'] & {
  common: Messages['common']
  specRows: Messages['vehicle']['specRows']
}

/** What the finder's parts say. */
export type FinderMessages = Messages['finder'] & Pick<Messages, 'common' | 'fleet'>

/** One picture a vehicle, by slug; a vehicle whose picture is missing is not there. */
export type Thumbnails = Record<string, PictureData>
