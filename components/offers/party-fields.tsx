import { useKnownEnquiry } from '@/components/enquiry/use-known-enquiry'
import { WholeNumber } from '@/components/form/whole-number'
import { describeClosed } from '@/lib/fleet/describe-closed'
import { describeRoom, fitOf, type Party } from '@/lib/fleet/fit'
import type { Room } from '@/lib/fleet/load'
import { interpolate } from '@/lib/format/interpolate'
import { href, routes } from '@/lib/routes/routes'
import { emptySearch, toFragment, type TripSearch } from '@/lib/trip/trip'
import type { OfferMessages } from './offer-row'

/** The typed digits. */
export type TypedParty = { people: string; bags: string }

const LARGEST = 999
export const countOf = (typed: string) => Math.min(LARGEST, Number(typed))

type Messages = OfferMessages['offers']['party']

/** How many people and large bags a vehicle takes, or why it does not fit those who travel. */
export function describeFit(room: Room, party: Party, messages: Messages): string {
  const fit = fitOf(room, party)
  if (fit.fits) {
    const { isFolded, passengers } = fit.load
    const isUphill = !isFolded && passengers < room.passengers
    return describeRoom(fit.load, messages[isFolded ? 'folded' : isUphill ? 'uphill' : 'fits'])
  }
  if (fit.why === 'road') return describeClosed(fit, messages)
  if (fit.why === 'hills') return interpolate(messages.hills, { people: party.people })
  return describeRoom(fit.load, messages.small)
}

type PartyFieldsProps = {
  trip: TripSearch | null
  typed: TypedParty
  onChange: (typed: TypedParty) => void
  /** The vehicles that fit, the smallest first; undefined while nothing is asked. */
  fitting?: { name: string }[]
  isRoadUnknown: boolean
  /** Whether a vehicle is named, or who travels. */
  isAsked: boolean
  messages: Messages
}

/** Who travels: it orders the offers, and stands in the chat about one. */
export function PartyFields({
  trip,
  typed,
  onChange,
  fitting,
  isAsked,
  messages,
  ...road
}: PartyFieldsProps) {
  const known = useKnownEnquiry()
  const count = road.isRoadUnknown ? messages.countUnknown : messages.count
  const field = (name: keyof TypedParty) => (
    <WholeNumber
      label={messages[name]}
      placeholder={messages.any}
      value={typed[name]}
      onType={(digits) => onChange({ ...typed, [name]: digits })}
    />
  )
  return (
    <div className="noscript:hidden relative my-3 grid grid-cols-2 gap-3 print:hidden">
      {field('people')}
      {field('bags')}
      <p role="status" className="col-span-full text-sm font-semibold empty:absolute">
        {fitting &&
          (fitting[0]
            ? interpolate(count, { count: fitting.length, vehicle: fitting[0].name })
            : messages.none)}
      </p>
      {known && isAsked && <p className="col-span-full -mt-2 text-sm">{messages.notInEnquiry}</p>}
      {fitting?.length === 0 && (
        <a
          href={`${href(routes.tripPlan)}#${toFragment(trip ?? emptySearch, typed)}`}
          className="col-span-full -mt-3 flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 hover:text-accent"
        >
          {messages.several}
        </a>
      )}
    </div>
  )
}
