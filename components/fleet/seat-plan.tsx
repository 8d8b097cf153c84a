import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { ResolvedImage } from '@/lib/content/images'
import type { Vehicle } from '@/lib/content/schema/fleet'
import type { Messages } from '@/lib/content/schema/messages'
import { drawSeats, type SeatDrawing } from '@/lib/fleet/seat-drawing'
import { countPlaces, describeSeats, parseSeatPlan } from '@/lib/fleet/seat-plan'
import { interpolate } from '@/lib/format/interpolate'
import { formatChoice } from '@/lib/format/list'
import { SeatPlanDrawing } from './seat-plan-drawing'
import { SeatPlanLegend } from './seat-plan-legend'

/** Room around the body for wheels and mirrors. */
const MARGIN = 12
const DRAWING_ID = 'plan-drawing'
/** The greatest width of the drawing, in pixels. */
const WIDEST = 704
const LARGEST_SCALE = 2
/** Vehicles with more rows are drawn vertically on a phone, where a horizontal drawing would be too small to read. */
const LONGEST_LYING_ROWS = 3

/** The drawing with the vehicle's front to the left, and a vertical one for a long vehicle on a narrow screen. */
function Views({ drawing, isLong }: { drawing: SeatDrawing; isLong: boolean }) {
  const { width, length } = drawing
  const [across, along] = [width + 2 * MARGIN, length + 2 * MARGIN]
  const scale = Math.min(LARGEST_SCALE, WIDEST / along)
  return (
    <>
      <svg
        aria-hidden
        viewBox={`${-MARGIN} ${-MARGIN} ${along} ${across}`}
        width={Math.round(along * scale)}
        height={Math.round(across * scale)}
        className={classNames('h-auto max-w-full', isLong && 'hidden md:block')}
      >
        <g transform={`translate(0 ${width}) rotate(-90)`}>
          <g id={DRAWING_ID}>
            <SeatPlanDrawing drawing={drawing} />
          </g>
        </g>
      </svg>
      {isLong && (
        <svg
          aria-hidden
          viewBox={`${-MARGIN} ${-MARGIN} ${across} ${along}`}
          width={Math.round(across * 1.2)}
          height={Math.round(along * 1.2)}
          className="mx-auto h-auto max-w-full md:hidden"
        >
          <use href={`#${DRAWING_ID}`} />
        </svg>
      )}
    </>
  )
}

export type SeatPlanProps = Pick<Vehicle, 'name' | 'seats' | 'bags' | 'seatPlan'> & {
  /** The picture of the cabin, where there is one. */
  cabin?: ResolvedImage
  messages: Messages['seatPlan']
}

/** What the drawing shows in words, and the cabin. */
function Words({ seats, bags, seatPlan: { layout, rows }, cabin, messages }: SeatPlanProps) {
  const passengers = countPlaces(parseSeatPlan(rows), 'seat')
  const others = seats.filter((size) => size !== layout).map(String)
  return (
    <div>
      <p className="text-sm font-semibold text-accent">{interpolate(messages.layout, { seats: layout })}</p>
      <h2 id="seat-plan" className="mt-2 text-h2">
        {messages.heading}
      </h2>
      <p className="mt-3 max-w-prose text-muted">
        {interpolate(messages.room, { passengers, ...bags })}{' '}
        {others.length > 0 && interpolate(messages.otherLayouts, { seats: formatChoice(others) })}
      </p>
      {cabin && (
        <Picture
          {...cabin}
          sizes="(min-width: 1024px) 352px, 94vw"
          maxWidth={960}
          className="aspect-8/5 mt-6 w-full rounded-md object-cover"
        />
      )}
    </div>
  )
}

/** The section with the seats of one layout from above, drawn from the vehicle's data, and its cabin. */
export function SeatPlan(props: SeatPlanProps) {
  const { name, messages } = props
  const { layout, rows, luggage } = props.seatPlan
  const plan = parseSeatPlan(rows)
  const description = describeSeats(rows, messages)
  return (
    <Section
      headingId="seat-plan"
      sunken
      className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,22rem)_1fr]"
    >
      <Words {...props} />
      <figure>
        <div
          role="img"
          aria-label={interpolate(messages.name, { vehicle: name, seats: layout, description })}
        >
          <Views drawing={drawSeats(plan, luggage)} isLong={plan.rows > LONGEST_LYING_ROWS} />
        </div>
        <figcaption className="mt-5 text-sm text-muted">
          <SeatPlanLegend
            messages={messages.legend}
            luggage={luggage}
            hasFolding={countPlaces(plan, 'folding') > 0}
          />
          <p className="mt-2">{messages.note}</p>
        </figcaption>
      </figure>
    </Section>
  )
}
