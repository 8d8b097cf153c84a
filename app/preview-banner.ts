import { getWords } from '@/lib/content/pages'
import { commitNames } from '@/lib/site/commit'
import { fill } from '@/lib/site/fill'
import { formatMoment } from '@/lib/site/format'

/** What the strip of a preview says: which state of the work this is. */
export function previewBanner() {
  const { text, ...words } = getWords().preview
  return { ...words, text: fill(text, { ...commitNames(), time: formatMoment(new Date()) }) }
}
