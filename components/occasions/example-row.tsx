import { classNames } from '@/components/ui/class-names'
import type { OccasionFile } from '@/lib/content/schema/occasion'

type ExampleRowProps = OccasionFile['example']['rows'][number] & {
  isLast: boolean
  /** The vehicle is that of the previous row. */
  isSameVehicle: boolean
}

/** A moment of the day. The line to the next one is drawn by a scroll-driven animation: example-row.css. */
export function ExampleRow({ time, what, vehicle, isLast, isSameVehicle }: ExampleRowProps) {
  return (
    <li className="moment relative grid gap-x-12 gap-y-2 pb-6 pl-9 last:pb-0 md:grid-cols-[8rem_minmax(0,1fr)_minmax(0,12rem)] md:pb-12 md:pl-0 lg:grid-cols-[11rem_minmax(0,1fr)_minmax(0,14rem)] lg:gap-x-16">
      {!isLast && (
        <span
          aria-hidden
          className="absolute -bottom-4 left-[5px] top-4 w-0.5 bg-line md:left-[9.4375rem] md:top-6 lg:left-[12.9375rem]"
        >
          <span className="moment-drawn block h-full origin-top bg-action" />
        </span>
      )}
      <span
        aria-hidden
        className="absolute left-0 top-3 size-3 rounded-full bg-accent md:left-[9.125rem] md:top-5 lg:left-[12.625rem]"
      />
      <p className="font-display text-h3 tabular-nums text-accent md:text-right md:text-h2">{time}</p>
      <p className="max-w-prose md:pt-2">{what}</p>
      <p
        className={classNames(
          'justify-self-start rounded-md text-sm md:mt-2 md:self-start md:justify-self-end md:px-3.5 md:py-1',
          isSameVehicle ? 'text-muted' : 'border border-control px-3.5 py-1',
        )}
      >
        {vehicle}
      </p>
    </li>
  )
}
