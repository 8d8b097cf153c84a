import { classNames } from '@/components/ui/class-names'

type LoopPoint = { name: string; readings: string[] }

export type GarageLoopProps = {
  label: string
  /** Garage, pickup, stops, drop; the garage is the first and last point, with two readings. */
  points: LoopPoint[]
  /** The length of each leg, in the same order. */
  legs: string[]
  example: string
  total: string
  className?: string
}

/** The positions of the four places, and the offsets of their names. */
const places = [
  { x: 48, y: 238, dx: 20, dy: -17, anchor: 'start' },
  { x: 92, y: 84, dx: 16, dy: 8, anchor: 'start' },
  { x: 268, y: 58, dx: 0, dy: 28, anchor: 'middle' },
  { x: 352, y: 190, dx: -18, dy: 12, anchor: 'end' },
] as const

/** The road from each place to the next, and the position of its length. */
const roads = [
  { path: 'M48 238C34 180 44 122 92 84', x: 12, y: 152, isEmpty: true },
  { path: 'M92 84C140 48 204 42 268 58', x: 176, y: 34, isEmpty: false },
  { path: 'M268 58C322 74 356 124 352 190', x: 376, y: 104, isEmpty: false },
  { path: 'M352 190C348 276 280 300 190 300S60 290 48 238', x: 206, y: 326, isEmpty: true },
] as const

const Place = ({ name, readings, index }: LoopPoint & { index: number }) => {
  const { x, y, dx, dy, anchor } = places[index] ?? places[0]
  return (
    <g>
      <circle cx={x} cy={y} r={index === 0 ? 10 : 7} className="fill-action stroke-ink" strokeWidth="2" />
      <text x={x + dx} y={y + dy} textAnchor={anchor} className="fill-ink font-semibold">
        {name}
      </text>
      {readings.map((reading, line) => (
        <text
          key={reading}
          x={x + dx}
          y={y + dy + 16 * (line + 1)}
          fontSize="0.8em"
          textAnchor={anchor}
          className="fill-muted"
        >
          {reading}
        </text>
      ))}
    </g>
  )
}

/** One hire as a closed loop. The legs without passengers are dashed. */
export function GarageLoop({ label, points, legs, example, total, className }: GarageLoopProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-12 0 424 340"
      className={classNames('text-[18px] sm:text-[15px]', className)}
    >
      {roads.map(({ path }) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeWidth="16"
          strokeLinecap="round"
          className="stroke-control"
        />
      ))}
      {roads.map(({ path, isEmpty }) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeWidth="3"
          strokeDasharray={isEmpty ? '7 9' : undefined}
          className={isEmpty ? 'stroke-ink' : 'stroke-accent'}
        />
      ))}
      {roads.map(({ path, x, y }, index) => (
        <text key={path} x={x} y={y} fontSize="0.8em" textAnchor="middle" className="fill-muted">
          {legs[index]}
        </text>
      ))}
      {points.map((point, index) => (
        <Place key={point.name} {...point} index={index} />
      ))}
      <text x="206" y="138" fontSize="0.8em" textAnchor="middle" className="fill-muted">
        {example}
      </text>
      <text x="206" y="164" fontSize="21" textAnchor="middle" className="fill-ink font-display">
        {total}
      </text>
    </svg>
  )
}
