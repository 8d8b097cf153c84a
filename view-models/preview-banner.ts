import { getMessages } from '@/lib/content/pages'
import { commitNames } from '@/lib/config/commit'
import { interpolate } from '@/lib/format/interpolate'
import { formatMoment } from '@/lib/format/intl'

/** The text of a preview's banner: which commit was built, and when. */
export function previewBanner() {
  const { label, text, list, close } = getMessages().preview
  return { label, list, close, text: interpolate(text, { ...commitNames(), time: formatMoment(new Date()) }) }
}
