import { type Cancellation, planCancellations } from '@/lib/booking/payments'
import type { BookingMessages } from '@/lib/content/schema/pages'
import { interpolate } from '@/lib/format/interpolate'
import { formatRupees, formatDays } from '@/lib/format/intl'
import { addDays } from '@/lib/time/days'
import type { PlanProps } from './payment-road'

type RefundMessages = BookingMessages['refunds']
type RefundTableProps = PlanProps & { messages: RefundMessages }

function ruleText({ from, until }: Cancellation, messages: RefundMessages): string {
  if (until === 0) return messages.journey
  if (from > until) return interpolate(messages.earlier, { days: until })
  return interpolate(messages.days, { days: until })
}

const spanText = ({ from, until }: Cancellation, trip: string) =>
  formatDays(addDays(trip, -from), addDays(trip, -until))

function refundText(percent: number, messages: RefundMessages): string {
  if (percent === 0) return messages.none
  return percent === 100 ? messages.all : interpolate(messages.part, { percent })
}

const Rupees = ({ rupees }: { rupees: number | undefined }) =>
  rupees !== undefined && <span className="block font-semibold">{formatRupees(rupees)}</span>

/** What a cancellation refunds, with one row per span of days, from today to the day of the journey. */
export function RefundTable({ trip, daysLeft, amount, messages }: RefundTableProps) {
  return (
    <table className="mt-7 w-full text-left text-sm [overflow-wrap:anywhere] max-sm:text-xs">
      <caption className="pb-2 text-left font-display text-h4">{messages.heading}</caption>
      <thead className="border-b border-control align-bottom text-xs text-muted">
        <tr>
          {[messages.on, messages.paid, messages.back].map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-2 font-semibold last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planCancellations(daysLeft, amount).map((row) => (
          <tr key={row.until} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-2 font-normal">
              {trip && <span className="block font-semibold">{spanText(row, trip)}</span>}
              <span className={trip && 'text-xs text-muted'}>{ruleText(row, messages)}</span>
            </th>
            <td className="py-2 pr-2">
              {row.paidPercent}%<Rupees rupees={row.paid} />
            </td>
            <td className="py-2">
              {refundText(row.refundPercent, messages)}
              <Rupees rupees={row.refund} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
