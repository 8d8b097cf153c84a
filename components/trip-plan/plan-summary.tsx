import { Button } from '@/components/ui/button'
import { describeClosed } from '@/lib/fleet/describe-closed'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { newsText } from '@/lib/guides/describe-plan'
import { checkPlan, type PlanCheck } from '@/lib/trip-plan/check'
import { addDay, addWayBack } from '@/lib/trip-plan/edit'
import { isLong, stopsOf } from '@/lib/trip-plan/plan'
import { addStopId } from './day-tools'
import { DaysToAvoid } from './days-to-avoid'
import { namesOf, type PlanMessages, totalText, usePlanEditor } from './plan-context'
import { PlanEstimate } from './plan-estimate'
import { Notice } from './notice'
import { ROUNDS_ID } from './rounds-part'
import { TakenTooSmall } from './taken-vehicles'
import { useVehiclesAnswer } from './use-vehicle-sets'

function Payments({ check, messages }: { check: PlanCheck; messages: PlanMessages }) {
  const [first] = check.payments
  if (!first) return null
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="font-text text-sm font-semibold">{messages.payments}</h3>
      <ul className="mt-2 grid gap-1 text-sm">
        {check.payments.map(({ key, percent, date }) => (
          <li key={key}>
            {interpolate(messages.parts[key === 'balance' && date === first.date ? 'balanceNow' : key], {
              percent,
              date: formatDay(date),
            })}
          </li>
        ))}
      </ul>
      <ul className="mt-3 grid gap-1 text-sm text-muted">
        {check.refunds.map(({ percent, until }) => (
          <li key={until}>
            {interpolate(percent > 0 ? messages.refund : messages.refundNone, {
              percent,
              date: formatDay(until),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The plan's vehicles that do not go to one of its places. */
function RefusedVehicles() {
  const { plan, group, data, messages } = usePlanEditor()
  if (!data) return null
  const own = plan.vehicles.flatMap(({ slug }) => group.refused.find((each) => each.slug === slug) ?? [])
  return own.map(({ slug, ...closed }) => {
    const reason = describeClosed(closed, data.texts.party)
    const vehicle = namesOf(data)[slug] ?? slug
    return <Notice key={slug} text={interpolate(messages.tripPlan.refused, { reason, vehicle })} isError />
  })
}

/** A drive in the city, in kilometres; and so many vehicles that fewer could go to and fro. */
const [SHORT, MANY] = [60, 3]

function RoundsLink() {
  const { plan, check, group, messages } = usePlanEditor()
  const vehicles = group.vehicles.reduce((sum, { count }) => sum + count, 0)
  if (plan.shuttles.length > 0 || check.kilometres > SHORT || vehicles < MANY) return null
  return (
    <a href={`#${ROUNDS_ID}`} className="mt-2 flex min-h-11 items-center underline underline-offset-4">
      {messages.tripPlan.inRounds}
    </a>
  )
}

/** That a return trip does not end where it begins, and the button that ends it there. */
function WayBack() {
  const { plan, check, group, data, edit, focusLater, messages } = usePlanEditor()
  const { tripPlan } = messages
  if (!check.lacksReturn) return null
  const addReturn = () => {
    const sameDay = addWayBack(plan)
    const isTooLong = data && checkPlan(sameDay, data, new Date(), group.vehicles).days.at(-1)?.tooLong
    const next = isTooLong ? addWayBack(addDay(plan)) : sameDay
    edit(() => next, isTooLong ? 'dayAdded' : 'stopAdded')
    // The focused button goes with its reason.
    focusLater(addStopId(next.days.at(-1)?.id ?? 0))
  }
  return (
    <>
      <Notice text={tripPlan.lacksReturn} />
      <Button variant="outline" className="mt-3" onClick={addReturn}>
        {tripPlan.addWayBack}
      </Button>
    </>
  )
}

/** The totals of the plan, what carries its group, and what has to be corrected. */
function PlanAnswer() {
  const { plan, check, messages } = usePlanEditor()
  const { tripPlan } = messages
  const { unknown } = check
  const total = totalText(check, messages)
  const vehicles = useVehiclesAnswer()
  return (
    <>
      {total && <p className="mt-3">{total}</p>}
      {/* Where none is known, each way says so. */}
      {total && unknown > 0 && <Notice text={interpolate(tripPlan.unknown, { count: unknown })} />}
      {vehicles.map((text) => (
        <p key={text} className="mt-2">
          {text}
        </p>
      ))}
      <TakenTooSmall />
      {!isLong(plan) && <DaysToAvoid />}
      <RefusedVehicles />
      <WayBack />
      <RoundsLink />
      <PlanEstimate />
      <Payments check={check} messages={tripPlan} />
    </>
  )
}

/** Beside the steps of a wide screen; one that is higher than the screen is scrolled by itself. */
const follows = 'lg:sticky lg:top-24 lg:max-h-[80vh] lg:overflow-y-auto'

/** What is known of the plan, or that one of its places is shut; before it has a way, how to begin. */
export function PlanSummary() {
  const { plan, check, messages } = usePlanEditor()
  const { tripPlan } = messages
  if (stopsOf(plan).length < 2) return <p className="rounded-lg bg-sunken p-5">{tripPlan.begin}</p>
  return (
    <section
      aria-labelledby="plan-glance"
      className={`${follows} rounded-lg border border-line bg-raised p-5 sm:p-7`}
    >
      <h2 id="plan-glance" className="text-h3">
        {tripPlan.glance}
      </h2>
      {check.shut ? <Notice text={newsText(check.shut)} isError className="mt-3" /> : <PlanAnswer />}
    </section>
  )
}
