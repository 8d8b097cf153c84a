import type { ContactPage } from '@/lib/content/schema/pages'

type OfficeMapProps = { map: ContactPage['map'] }

/** The positions of the four stations in the sketch, and of their names. */
const stationPlaces = [
  { x: 157, y: 111, dx: -14, dy: 30, anchor: 'end' },
  { x: 219, y: 161, dx: -14, dy: 30, anchor: 'end' },
  { x: 299, y: 220, dx: -14, dy: 30, anchor: 'end' },
  { x: 418, y: 247, dx: -6, dy: 40, anchor: 'end' },
] as const

const office = { x: 262, y: 132 }

/**
 * The office's surroundings in a few lines. A drawing instead of an embedded map, so that no map provider receives
 * requests of visitors.
 */
export function OfficeMap({ map }: OfficeMapProps) {
  return (
    <svg
      viewBox="0 0 640 400"
      role="img"
      aria-label={map.alt}
      className="aspect-8/5 w-full rounded-md border border-line bg-sunken text-muted"
    >
      <g fill="none" strokeLinecap="round" className="stroke-raised" strokeWidth="16">
        <path d="M290 -10 C255 60 235 95 187 137 S60 235 -10 300" />
        <path d="M660 105 C560 165 490 215 438 262 S350 350 318 420" />
      </g>
      <g fill="none" className="stroke-raised" strokeWidth="6">
        <path d="M187 137 L130 60 M299 220 L372 96 L470 40 M219 161 L140 262 L96 400 M299 220 L236 330 L250 420 M372 96 L290 0 M470 40 L520 190" />
      </g>
      <path
        d="M60 40 L157 111 L219 161 L299 220 Q350 250 418 247 Q470 268 540 340 L600 410"
        fill="none"
        strokeWidth="4"
        className="stroke-action"
      />
      {stationPlaces.map(({ x, y, dx, dy, anchor }, index) => (
        <g key={x}>
          <circle cx={x} cy={y} r="6" strokeWidth="3" className="fill-raised stroke-action" />
          <text x={x + dx} y={y + dy} textAnchor={anchor} className="fill-current text-[22px]">
            {map.stations[index]}
          </text>
        </g>
      ))}
      <g className="fill-current text-[22px]">
        <text x="262" y="40">
          {map.outerRoad}
        </text>
        <text x="520" y="150" textAnchor="end">
          {map.innerRoad}
        </text>
        <text x="520" y="385" textAnchor="end" className="fill-action">
          {map.line}
        </text>
      </g>
      <g transform={`translate(${office.x} ${office.y})`}>
        <path d="M0 0 C-5 -12 -15 -18 -15 -30 A15 15 0 0 1 15 -30 C15 -18 5 -12 0 0Z" className="fill-ink" />
        <circle cy="-30" r="5.5" className="fill-surface" />
        <text x="24" y="-24" className="fill-ink text-[24px] font-semibold">
          {map.office}
        </text>
      </g>
    </svg>
  )
}
