import type { Words } from '@/lib/content/words'
import type { PictureData } from '@/lib/site/pictures'

/** What the comparison's parts say. */
export type CompareWords = Words['compare'] & {
  common: Words['common']
  specRows: Words['vehicle']['specRows']
}

/** What the finder's parts say. */
export type FinderWords = Words['finder'] & Pick<Words, 'common' | 'fleet'>

/** One picture a vehicle, by slug; a vehicle whose picture is missing is not there. */
export type Thumbnails = Record<string, PictureData>
