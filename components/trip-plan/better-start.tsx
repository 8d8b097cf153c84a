import { Button } from '@/components/ui/button'
import { formatDay, formatWeekday } from '@/lib/format/intl'
import { interpolate } from '@/lib/format/interpolate'
import { usePlanEditor } from './plan-context'

/** Moves the whole plan to the next first day with which no date is against it. */
export function BetterStart({ className }: { className?: string }) {
  const { plan, check, edit, messages } = usePlanEditor()
  const { betterStart } = check
  if (!betterStart) return null
  const isNextYear = betterStart.slice(0, 4) !== plan.start.slice(0, 4)
  return (
    <Button
      variant="outline"
      className={className}
      onClick={() => edit((before) => ({ ...before, start: betterStart }), 'startMoved')}
    >
      {interpolate(messages.tripPlan.betterStart, {
        date: isNextYear ? formatDay(betterStart) : formatWeekday(betterStart),
      })}
    </Button>
  )
}
