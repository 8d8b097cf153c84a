import { formatDuration } from '@/lib/guides/duration'
import { fill } from '@/lib/site/fill'
import { formatDay, formatNumber } from '@/lib/site/format'
import { type ChauffeurSheet, chauffeurSheets, type SheetRow } from '@/lib/trip-plan/chauffeur-sheets'
import type { StopCheck } from '@/lib/trip-plan/check'
import { type Party, peopleOf } from '@/lib/trip-plan/plan'
import { namesOf, type PlanWords, usePlanEditor } from './plan-context'

const cell = 'border-b border-control py-2 pr-4 text-left align-top'

const partyLines = (party: Party, { text }: PlanWords) => [
  fill(text.people, { people: peopleOf(party) }),
  ...(party.children > 0 ? [fill(text.children, { children: party.children, seats: party.childSeats })] : []),
  ...(party.largeBags + party.cabinBags > 0
    ? [fill(text.bags, { large: party.largeBags, cabin: party.cabinBags })]
    : []),
]

function saidOf({ connection, note }: SheetRow, { text }: PlanWords): string {
  const by = connection && fill(text[connection.carrier], connection).trim()
  return [by, note].filter(Boolean).join(', ')
}

function TimeList({ sheet, checks }: { sheet: ChauffeurSheet; checks: StopCheck[] }) {
  const { words } = usePlanEditor()
  const { tripPlan, dayPlanner } = words
  const way = (leg: StopCheck['leg']) => {
    if (!leg) return ''
    if (leg.kilometres === undefined) return tripPlan.legUnknown
    const duration = formatDuration(leg.minutes ?? 0, dayPlanner)
    return fill(tripPlan.leg, { kilometres: formatNumber(leg.kilometres), duration })
  }
  return (
    <table className="mt-5 w-full border-collapse text-sm">
      <thead>
        <tr>
          {(['time', 'place', 'known', 'way'] as const).map((key) => (
            <th key={key} scope="col" className={cell}>
              {tripPlan.sheet[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row, index) => (
          <tr key={index}>
            <td className={`${cell} whitespace-nowrap font-semibold`}>{row.time || tripPlan.onTheWay}</td>
            <td className={cell}>{row.place}</td>
            <td className={cell}>{saidOf(row, tripPlan)}</td>
            <td className={cell}>{way(checks[index]?.leg)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sheet({ sheet, checks }: { sheet: ChauffeurSheet; checks: StopCheck[] }) {
  const { plan, data, words } = usePlanEditor()
  const { tripPlan } = words
  const { text } = tripPlan
  const names = namesOf(data)
  const vehicles = sheet.vehicles.map(({ slug, count }) =>
    fill(text.vehicle, { count, name: names[slug] ?? slug }),
  )
  const { name, phone } = sheet.contact
  const lines = [
    ...partyLines(sheet.party, tripPlan),
    ...(vehicles.length > 0 ? [fill(text.vehicles, { vehicles: vehicles.join(', ') })] : []),
    ...(name || phone ? [fill(text.contact, { name, phone })] : []),
    ...(sheet.wishes ? [fill(text.wishes, { wishes: sheet.wishes })] : []),
  ]
  const heading = fill(tripPlan.sheet.day, { number: sheet.number, of: sheet.of })
  return (
    <section aria-label={heading} className="not-last:break-after-page pt-6">
      <p className="text-sm">{plan.name}</p>
      <h2 className="mt-1 text-h3">
        {[heading, sheet.date && formatDay(sheet.date)].filter(Boolean).join(' · ')}
      </h2>
      <ul className="mt-3 grid gap-1 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TimeList sheet={sheet} checks={checks} />
      {sheet.shuttles.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{tripPlan.sheet.shuttles}</h3>
          <ul className="mt-2 grid gap-1 text-sm">
            {sheet.shuttles.map(({ id, start, by, title, people, from, to }) => (
              <li key={id}>
                {fill(text.shuttle, {
                  title,
                  people,
                  from: from || '–',
                  to: to || '–',
                  times: [start, by].filter(Boolean).join('–'),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-6 text-xs">{tripPlan.sheet.made}</p>
    </section>
  )
}

/** On paper alone: a sheet for each day, with its list of times for the chauffeurs, and what follows them. */
export function PrintSheets({ children }: { children: React.ReactNode }) {
  const { plan, check } = usePlanEditor()
  // A sheet leaves out stops without a place, and so do its checks.
  const checksOf = (index: number) =>
    (check.days[index]?.stops ?? []).filter((_, place) => plan.days[index]?.stops[place]?.place.trim())
  return (
    <div className="hidden print:block">
      {chauffeurSheets(plan).map((sheet) => (
        <Sheet key={sheet.number} sheet={sheet} checks={checksOf(sheet.number - 1)} />
      ))}
      {children}
    </div>
  )
}
