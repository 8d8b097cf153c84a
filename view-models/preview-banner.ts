import { getMessages } from '@/lib/content/pages'
import { commitNames } from '@/lib/config/commit'
import { interpolate } from '@/lib/format/interpolate'
import { formatMoment } from '@/lib/format/intl'

/** What the strip of a preview says: which state of the work this is. */
export function previewBanner() {
  const { label, text, list, close } = getMessages().preview
  return { label, list, close, text: interpolate(text, { ...commitNames(), time: formatMoment(new Date()) }) }
}
