import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'

type ResultCountProps = { count: number; total: number; messages: Messages['compare'] }

function countText({ count, total, messages }: ResultCountProps): string {
  if (count === total) return interpolate(messages.countAll, { total })
  return interpolate(messages.countSome, { count, total })
}

/** How many vehicles match the filters. Screen readers announce changes. */
export function ResultCount(props: ResultCountProps) {
  return (
    <p role="status" className="py-4 font-display text-h4">
      {countText(props)}
    </p>
  )
}
