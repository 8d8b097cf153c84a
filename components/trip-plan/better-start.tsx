import { Button } from '@/components/ui/button'
import { formatWeekday } from '@/lib/format/intl'
import { interpolate } from '@/lib/format/interpolate'
import { usePlanEditor } from './plan-context'

/** Moves the whole plan to the next first day with which no date is against it. */
export function BetterStart({ className }: { className?: string }) {
  const { check, edit, messages } = usePlanEditor()
  const { betterStart } = check
  if (!betterStart) return null
  return (
    <Button
      variant="outline"
      className={className}
      onClick={() => edit((before) => ({ ...before, start: betterStart }), 'startMoved')}
    >
      {interpolate(messages.tripPlan.betterStart, { date: formatWeekday(betterStart) })}
    </Button>
  )
}
