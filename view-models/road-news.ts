import type { RoadNews } from '@/components/guides/road-news-list'
import { checkedLine } from '@/lib/content/checked'
import { getMessages } from '@/lib/content/pages'
import type { RoadStatus } from '@/lib/content/road-statuses'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { labelled } from './labelled'

function daysOf({ from, publishUntil: until }: RoadStatus): string | undefined {
  const { status } = getMessages().guide
  if (from && until) return interpolate(status.days, { from: formatDay(from), until: formatDay(until) })
  if (from) return interpolate(status.from, { from: formatDay(from) })
  return until && interpolate(status.until, { until: formatDay(until) })
}

/** What stands on a road, as its guides show it. */
export function roadNews(status: RoadStatus): RoadNews {
  const messages = getMessages().guide.status
  return {
    id: `road-${status.name}`,
    title: labelled(status.title, status),
    days: daysOf(status),
    text: status.text,
    source: interpolate(messages.source, { source: status.source }),
    checked: checkedLine(messages.checked, status),
  }
}
