import { Fragment, useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { Box, Position } from '@/lib/guides/map'
import type { Side } from '@/lib/guides/place-names'
import land from './land.generated.svg'

type MapPlace = Position & {
  name: string
  /** The side of its name; undefined for no name. */
  side: Side | undefined
  /** The page that its name links to. */
  href?: string
  /** A halt between start and destination: a smaller dot, and no name on a narrow screen. */
  isMinor?: boolean
}

export type RoadMapProps = {
  label: string
  /** The visible area, in kilometres. */
  box: Box
  /** The size of the names in kilometres. */
  em: number
  /** The names of rivers, where there is room. */
  rivers: (Position & { name: string })[]
  /** Distance circles around the start. */
  rings: (Position & { radius: number; label: string | undefined })[]
  /** Path data of the roads. */
  roads: string[]
  places: MapPlace[]
  className?: string
}

/** In em, so that dots and names scale together. */
const offsets = {
  left: { dx: '-0.7em', dy: '0.35em', textAnchor: 'end' },
  right: { dx: '0.7em', dy: '0.35em', textAnchor: 'start' },
  above: { dx: 0, dy: '-0.75em', textAnchor: 'middle' },
  below: { dx: 0, dy: '1.45em', textAnchor: 'middle' },
} as const

function Name({ name, side, href, isMinor }: MapPlace) {
  if (!side) return null
  const text = (
    <text {...offsets[side]} className={isMinor ? 'fill-muted max-md:hidden' : 'fill-ink font-semibold'}>
      {name}
    </text>
  )
  // The list beside the map has the same links for the keyboard.
  return href ? (
    <Link href={href} tabIndex={-1} className="hover:underline">
      {text}
    </Link>
  ) : (
    text
  )
}

type MapBackgroundProps = Pick<RoadMapProps, 'rivers' | 'rings'>

/** The background below the roads. */
const MapBackground = ({ rivers, rings }: MapBackgroundProps) => (
  <>
    <use href={`${land.src}#hills`} className="fill-sunken" />
    {rings.map(({ x, y, radius, label }) => (
      <Fragment key={radius}>
        <circle
          cx={x}
          cy={y}
          r={radius}
          fill="none"
          strokeDasharray="2 5"
          vectorEffect="non-scaling-stroke"
          className="stroke-control"
        />
        {label && (
          <text x={Math.round(x - radius)} y={y} dx="0.4em" fontSize="0.8em" className="fill-muted">
            {label}
          </text>
        )}
      </Fragment>
    ))}
    <use href={`${land.src}#rivers`} className="stroke-control" />
    {rivers.map(({ name, x, y }) => (
      <text key={name} x={x} y={y} fontSize="0.8em" className="fill-muted italic">
        {name}
      </text>
    ))}
  </>
)

/** The share of its size by which the background fades out at the map's edges. */
const FADE = 0.06

/** A map of North India with rivers, hills and roads. One unit is one kilometre. */
export function RoadMap({ label, box, em, roads, places, className, ...background }: RoadMapProps) {
  const fade = useId()
  const { x, y, width, height } = box
  const blur = Math.round(width * FADE)
  return (
    <svg
      // An element with links must not have the role `img`.
      role={places.some(({ href }) => href) ? 'group' : 'img'}
      aria-label={label}
      viewBox={`${x} ${y} ${width} ${height}`}
      fontSize={em}
      className={classNames('road-map', className)}
    >
      <filter id={`${fade}-blur`}>
        <feGaussianBlur stdDeviation={blur / 2} />
      </filter>
      <mask id={fade} maskUnits="userSpaceOnUse" {...box}>
        <rect
          x={x + blur}
          y={y + blur}
          width={Math.round(width - 2 * blur)}
          height={Math.round(height - 2 * blur)}
          fill="#fff"
          filter={`url(#${fade}-blur)`}
        />
      </mask>
      <g mask={`url(#${fade})`}>
        <MapBackground {...background} />
      </g>
      {roads.map((path) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeWidth="3"
          strokeLinejoin="round"
          className="stroke-accent"
        />
      ))}
      {places.map((place) => (
        <g key={place.name} transform={`translate(${place.x} ${place.y})`} className="md:text-[0.8em]">
          <circle
            r={place.isMinor ? '0.22em' : '0.36em'}
            className={place.isMinor ? 'fill-ink' : 'fill-action'}
          />
          <Name {...place} />
        </g>
      ))}
    </svg>
  )
}
