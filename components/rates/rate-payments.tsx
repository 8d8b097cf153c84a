import { PaymentRoad } from '@/components/booking/payment-road'
import { RefundTable } from '@/components/booking/refund-table'
import { ButtonLink } from '@/components/ui/button-link'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BookingMessages } from '@/lib/content/schema/pages'
import type { RatesPage } from '@/lib/content/schema/rates'

type RatePaymentsProps = RatesPage['payments'] & { plannerPath: string; messages: BookingMessages }

/** The general rule, without a date and an amount. */
const rule = { trip: undefined, daysLeft: Infinity, amount: undefined }

/** The three payments, and what a cancellation refunds. */
export function RatePayments({ heading, text, planner, plannerPath, messages }: RatePaymentsProps) {
  return (
    <section aria-labelledby="payments">
      <SectionHeading id="payments" heading={heading} text={text} />
      <div className="mt-6 grid items-start gap-x-16 gap-y-6 md:grid-cols-2">
        <div>
          <PaymentRoad {...rule} messages={messages} />
          <ButtonLink variant="outline" href={plannerPath} className="mt-8">
            {planner}
          </ButtonLink>
        </div>
        <RefundTable {...rule} messages={messages.refunds} />
      </div>
    </section>
  )
}
