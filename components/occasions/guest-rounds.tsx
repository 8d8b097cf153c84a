'use client'

import { useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import { WholeNumber } from '@/components/form/whole-number'
import { RoundsAnswer, type RoundsMessages } from '@/components/fleet/rounds-answer'
import { Link } from '@/components/ui/link'
import type { Messages } from '@/lib/content/schema/messages'
import type { FleetRow } from '@/lib/fleet/row'
import { interpolate } from '@/lib/format/interpolate'
import { formatChoice, formatItems } from '@/lib/format/list'
import { routes } from '@/lib/routes/routes'
import { setsInRounds } from '@/lib/fleet/guest-rounds'
import { roundsOf, type Shuttle } from '@/lib/fleet/shuttle-rounds'
import { countsOf } from '@/lib/fleet/vehicle-sets'
import { planOfGuests } from '@/lib/trip-plan/from-guests'
import { island } from '@/late-start/island'

export type GuestRoundsProps = {
  /** The numbers it begins with. */
  usual: Shuttle
  kilometres: number
  /** The vans and buses. */
  rows: FleetRow[]
  /** The page of the planner with the plan of those numbers. */
  path: string
  messages: Messages['guestRounds']
  planner: RoundsMessages &
    Pick<Messages['tripPlan'], 'roundPeople' | 'roundBy' | 'roundMinutes'> & {
      vehicle: Messages['tripPlan']['text']['vehicle']
    }
}

/** What brings the guests in rounds, best first. */
const choicesFor = (shuttle: Shuttle, rows: FleetRow[]) =>
  setsInRounds([shuttle], rows, 'wedding').map(countsOf)

/** The address of the planner with a plan; its code is imported when a visitor changes a number. */
async function pathOf(shuttle: Shuttle, rows: FleetRow[]): Promise<string> {
  const { writeAddress } = await import('@/lib/trip-plan/address')
  const address = writeAddress(planOfGuests(shuttle, choicesFor(shuttle, rows)[0] ?? []))
  return address.written ? `${routes.tripPlan}#${address.fragment}` : routes.tripPlan
}

/** The shuttle, and the planner's address for it, which follows a moment later. */
function useShuttle({ usual, rows, path }: GuestRoundsProps) {
  const [shuttle, setShuttle] = useState(usual)
  const [address, setAddress] = useState(path)
  const latest = useRef(usual)
  const change = (part: Partial<Shuttle>) => {
    const next = { ...latest.current, ...part }
    latest.current = next
    setShuttle(next)
    setAddress(routes.tripPlan)
    pathOf(next, rows)
      .then((found) => latest.current === next && setAddress(found))
      .catch(() => undefined)
  }
  return { shuttle, address, change }
}

type Change = (part: Partial<Shuttle>) => void

/** The numbers. A distance fills in the minutes, at the pace of the first numbers. */
function RoundsFields({
  shuttle,
  change,
  ...props
}: GuestRoundsProps & { shuttle: Shuttle; change: Change }) {
  const { usual, messages, planner } = props
  const [kilometres, setKilometres] = useState(props.kilometres)
  const travel = (length: number) => {
    setKilometres(length)
    change({ minutes: Math.round((length * usual.minutes) / props.kilometres / 5) * 5 })
  }
  const count = (label: string, value: number, set: (count: number) => void, className?: string) => (
    <WholeNumber
      className={className}
      label={label}
      value={value || ''}
      onType={(digits) => set(Number(digits))}
    />
  )
  const time = (label: string, name: 'start' | 'by') => (
    <Field
      type="time"
      label={label}
      value={shuttle[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <div className="noscript:hidden mt-5 grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-5">
      {count(planner.roundPeople, shuttle.people, (people) => change({ people }), 'max-md:col-span-2')}
      {count(messages.kilometres, kilometres, travel)}
      {count(planner.roundMinutes, shuttle.minutes, (minutes) => change({ minutes }))}
      {time(messages.start, 'start')}
      {time(planner.roundBy, 'by')}
    </div>
  )
}

type RoundsResultProps = Pick<GuestRoundsProps, 'rows' | 'messages' | 'planner'> & {
  shuttle: Shuttle
}

/** The vehicles with their rounds, and other vehicles that would do. */
function RoundsResult({ shuttle, rows, messages, planner }: RoundsResultProps) {
  const names = Object.fromEntries(rows.map(({ slug, name }) => [slug, name]))
  const choices = choicesFor(shuttle, rows)
  const [first = '', ...others] = choices.map((counts) =>
    formatItems(
      counts.map(({ slug, count }) => interpolate(planner.vehicle, { count, name: names[slug] ?? slug })),
    ),
  )
  const advice = roundsOf(shuttle, choices[0] ?? [], rows)
  const rounds = advice?.possible ? (advice.vehicles[0]?.rounds.length ?? 0) : 0
  return (
    <div role="status" className="mt-5">
      {rounds > 0 && (
        <p className="font-display text-h3">{interpolate(messages.answer, { vehicles: first, rounds })}</p>
      )}
      <RoundsAnswer advice={advice} names={names} messages={planner} />
      {rounds > 0 && others.length > 0 && (
        <p className="mt-2 text-sm">{interpolate(messages.others, { choices: formatChoice(others) })}</p>
      )}
    </div>
  )
}

/** How many vehicles bring the guests of a function in rounds, and when everybody is there. */
function GuestRoundsPart(props: GuestRoundsProps) {
  const { shuttle, address, change } = useShuttle(props)
  return (
    <>
      <RoundsFields {...props} shuttle={shuttle} change={change} />
      <RoundsResult {...props} shuttle={shuttle} />
      <Link
        href={address}
        rel="nofollow"
        className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-action"
      >
        {props.messages.open}
      </Link>
    </>
  )
}

export const GuestRounds = island('guest-rounds', GuestRoundsPart, { start: 'use' })
