import { type Payment, planPayments } from '@/lib/booking/payments'
import { BALANCE_DAYS } from '@/lib/booking/rules'
import type { BookingMessages } from '@/lib/content/schema/pages'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay, formatRupees } from '@/lib/format/intl'
import { addDays } from '@/lib/time/days'
import { Milestone } from './milestone'
import { RoadStrip } from './road-strip'

export type PlanProps = {
  /** The day of the journey, once it is given. */
  trip: string | undefined
  daysLeft: number
  amount: number | undefined
}

type PaymentRoadProps = PlanProps & { messages: Pick<BookingMessages, 'parts' | 'due' | 'dated'> }

function dueText(payment: Payment, { trip, daysLeft, messages }: Omit<PaymentRoadProps, 'amount'>): string {
  const { key, daysBefore } = payment
  if (!trip) return interpolate(messages.due[key], { days: BALANCE_DAYS })
  if (key === 'balance' && daysBefore === daysLeft) return messages.dated.balanceNow
  if (key === 'boarding' && daysLeft === 0) return messages.dated.boardingNow
  return interpolate(messages.dated[key], { date: formatDay(addDays(trip, -daysBefore)) })
}

/** The three payments as milestones of a road; those due today have a red cap. */
export function PaymentRoad({ amount, ...plan }: PaymentRoadProps) {
  return (
    <div className="relative mt-4 pl-8">
      <RoadStrip />
      <ol className="flex flex-col gap-3">
        {planPayments(plan.daysLeft, amount).map((payment) => (
          <li key={payment.key} className="flex items-center gap-3">
            <Milestone
              percent={payment.percent}
              isNow={plan.trip !== undefined && payment.daysBefore === plan.daysLeft}
            />
            <div className="min-w-0 text-sm">
              <p className="font-semibold">
                <span className="sr-only">{payment.percent}% </span>
                {plan.messages.parts[payment.key]}
              </p>
              <p className="text-muted">{dueText(payment, plan)}</p>
              {payment.rupees !== undefined && (
                <p className="font-display text-h4">{formatRupees(payment.rupees)}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
