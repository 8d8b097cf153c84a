import { type FormEvent, useEffect, useId, useRef } from 'react'
import { carryTyped } from '@/components/enquiry/carry-typed'
import { TripPlannerLink } from '@/components/trip-plan/trip-planner-link'
import { Button } from '@/components/ui/button'
import { DateField } from '@/components/form/date-field'
import { Select } from '@/components/form/select'
import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import type { Start } from '@/lib/guides/plan-day'
import { readTrip } from '@/lib/trip/form'
import { earliestPickup } from '@/lib/trip/pickup'
import { toFragment } from '@/lib/trip/trip'
import type { PlanView } from '@/lib/guides/describe-plan'
import { isDay } from '@/lib/time/days'

export type PlanFormProps = {
  id: string
  /** The form's `action`, and the destination of the trip. */
  action: string
  destination: string
  usualStart: string
  /** The link to the trip planner, which takes the trip along. */
  planEntry: string
  messages: Messages['dayPlanner']
  plan: PlanView
  /** The vehicles that take longer than a car, and how many times its minutes. */
  paces: { slug: string; name: string; pace: number }[]
  onStart: (start: Start, pace: number) => void
}

/** The slug of the chosen vehicle; '' for a car. */
const vehicleIn = (form: HTMLFormElement) => form.querySelector('select')?.value ?? ''

const carries = carryTyped(
  () => '',
  (form) => toFragment(readTrip(form), { people: '', bags: '', vehicle: vehicleIn(form) }),
)

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Parses the form's values; undefined without a valid time. */
function readStart(form: HTMLFormElement): Start | undefined {
  const data = new FormData(form)
  const [day, time] = [String(data.get('date')), String(data.get('time'))]
  return TIME.test(time) ? { time, day: isDay(day) ? day : undefined } : undefined
}

/** Takes up a start that a link names, as the answer to a search does. The query is not trusted. */
function takeLinked(form: HTMLFormElement, earliest: string): void {
  const asked = new URLSearchParams(location.search)
  const [date, time] = ['date', 'time'].map((name) => asked.get(name) ?? '')
  if (!date || !isDay(date) || date < earliest) return
  const put = (type: string, value: string) => {
    const control = form.querySelector<HTMLInputElement>(`[type=${type}]`)
    if (control) control.value = value
  }
  put('date', date)
  if (time && TIME.test(time)) put('time', time)
  const options = form.querySelector('select')?.options ?? []
  for (const option of options) if (option.value === asked.get('vehicle')) option.selected = true
}

/** The notes for the chosen start. */
const PlanAnswer = ({
  plan: { start, warnings, driving, back, nightCharge, seasons },
}: Pick<PlanFormProps, 'plan'>) => (
  <div role="status" className="mt-5 border-t border-line pt-4 text-sm">
    <p className="font-semibold">{start}</p>
    <ul className="mt-2 flex flex-col gap-2 text-muted">
      {warnings.map((warning) => (
        <li key={warning} className="font-semibold text-ink">
          {warning}
        </li>
      ))}
      {[driving, back, nightCharge, ...seasons].filter(Boolean).map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </div>
)

type BetterStartProps = Pick<PlanFormProps, 'plan' | 'messages'>

/** Takes up the start that is advised in place of the chosen one. */
const BetterStart = ({ plan: { betterStart: time }, messages }: BetterStartProps) =>
  time && (
    <Button
      variant="outline"
      className="mt-4 w-full"
      onClick={({ currentTarget: { form } }) => {
        const control = form?.querySelector<HTMLInputElement>('[type=time]')
        if (!control) return
        control.value = time
        control.dispatchEvent(new Event('input', { bubbles: true }))
        control.focus()
      }}
    >
      {interpolate(messages.leaveAt, { time })}
    </Button>
  )

type PlanFieldsProps = Pick<PlanFormProps, 'paces' | 'messages'> & { start: string }

const PlanFields = ({ start, paces, messages }: PlanFieldsProps) => (
  <div className="mt-4 grid grid-cols-2 gap-3">
    <DateField name="date" type="date" label={messages.date} choose={messages.choose} />
    <DateField
      name="time"
      type="time"
      label={messages.time}
      note={messages.clock}
      choose={messages.choose}
      defaultValue={start}
    />
    {paces.length > 0 && (
      <div className="noscript:hidden col-span-full">
        <Select
          name="vehicle"
          label={messages.vehicle}
          options={[
            { value: '', label: messages.car },
            ...paces.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
      </div>
    )}
  </div>
)

/**
 * The form for day and time of the start. Without scripts its submit still navigates to the offers with the trip
 * filled in.
 */
export function PlanForm(props: PlanFormProps) {
  const { id, action, destination, usualStart, planEntry, paces, messages, plan, onStart } = props
  const form = useRef<HTMLFormElement>(null)
  const headingId = useId()
  // As a default it replaces no start that a visitor has chosen.
  const start = plan.usualStart ?? usualStart
  const read = (typed: HTMLFormElement) => {
    const chosen = readStart(typed)
    const { pace = 1 } = paces.find(({ slug }) => slug === vehicleIn(typed)) ?? {}
    if (chosen) onStart(chosen, pace)
  }

  useEffect(() => {
    const date = form.current?.querySelector<HTMLInputElement>('[type=date]')
    const earliest = earliestPickup(new Date()).date
    date?.setAttribute('min', earliest)
    if (form.current && !date?.value) takeLinked(form.current, earliest)
    // Chosen before hydration, restored by the browser, linked, or replaced by the season's start.
    if (form.current && date?.value) read(form.current)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- at hydration, and when the start has been replaced
  }, [start])

  return (
    <div className="lg:col-start-2 lg:row-start-1">
      <form
        ref={form}
        id={id}
        action={action}
        noValidate
        aria-labelledby={headingId}
        onInput={(event: FormEvent<HTMLFormElement>) => read(event.currentTarget)}
        {...carries}
        className="shadow-soft rounded-lg border border-line bg-raised p-5 sm:p-7 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] print:hidden"
      >
        <h3 id={headingId} className="text-h3">
          {messages.heading}
        </h3>
        <p className="mt-2 text-sm text-muted">{messages.text}</p>
        <input type="hidden" name="from" value={messages.from} />
        <input type="hidden" name="destination" value={destination} />
        <PlanFields start={start} paces={paces} messages={messages} />
        <PlanAnswer plan={plan} />
        <BetterStart plan={plan} messages={messages} />
        <Button type="submit" className="mt-5 w-full">
          {messages.quote}
        </Button>
        <TripPlannerLink label={planEntry} className="mt-2" />
      </form>
    </div>
  )
}
