import type { Messages } from '@/lib/content/schema/messages'
import type { PictureData } from '@/lib/images/pictures'

/** The messages of the comparison. */
export type CompareMessages = Messages['compare'] & {
  common: Messages['common']
  specRows: Messages['vehicle']['specRows']
} & Pick<Messages['offers'], 'getQuote' | 'getQuoteFor'>

/** The messages of the finder. */
export type FinderMessages = Messages['finder'] &
  Pick<Messages, 'common' | 'fleet'> &
  Pick<Messages['tripPlan']['text'], 'vehicle'>

/** One picture per vehicle, by slug; vehicles without a picture are missing. */
export type Thumbnails = Record<string, PictureData>
