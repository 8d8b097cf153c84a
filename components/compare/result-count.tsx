import type { Words } from '@/lib/content/words'
import { fill } from '@/lib/site/fill'

type ResultCountProps = { count: number; total: number; words: Words['compare'] }

function countText({ count, total, words }: ResultCountProps): string {
  if (count === total) return fill(words.countAll, { total })
  if (count === 0) return words.countNone
  return fill(count === 1 ? words.countOne : words.countSome, { count, total })
}

/** How many vehicles are left. It is announced whenever it changes. */
export function ResultCount(props: ResultCountProps) {
  return (
    <p role="status" className="py-4 font-display text-h4">
      {countText(props)}
    </p>
  )
}
