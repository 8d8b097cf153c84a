import { getMessages } from '@/lib/content/pages'
import { type PublicationDays, publicationState } from '@/lib/content/publication'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'

/**
 * A text, and behind it, where it is not published on the day of the build, when it is. Only previews have that to say.
 * In the text itself, so that pages of a production build do not carry an empty place for it.
 */
export function labelled(text: string, days: PublicationDays): string {
  const { scheduled, expired } = getMessages().preview
  const { publishFrom, publishUntil } = days
  const state = publicationState(days)
  if (state === 'scheduled' && publishFrom)
    return `${text} · ${interpolate(scheduled, { day: formatDay(publishFrom) })}`
  if (state === 'expired' && publishUntil)
    return `${text} · ${interpolate(expired, { day: formatDay(publishUntil) })}`
  return text
}
