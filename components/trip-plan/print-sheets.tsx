import { roadWarnings } from '@/lib/guides/describe-plan'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { formatItems } from '@/lib/format/list'
import { type ChauffeurSheet, chauffeurSheets, type SheetRow } from '@/lib/trip-plan/chauffeur-sheets'
import type { DayCheck, StopCheck } from '@/lib/trip-plan/check'
import { isGiven } from '@/lib/format/text'
import { partyTexts, shuttleText } from '@/lib/trip-plan/plain-text'
import { DayNotices } from './day-notices'
import { Notice } from './notice'
import { formatLeg } from './stop-notices'
import { fitsText, type PlanMessages, usePlanEditor, vehiclesText } from './plan-context'

const cell = 'border-b border-control py-2 pr-4 text-left align-top'

function noteOf({ connection, note }: SheetRow, { text }: PlanMessages): string {
  const by = connection && interpolate(text[connection.carrier], connection).trim()
  return formatItems([by, note].filter(isGiven))
}

/** The drive to a stop, with what the page warns of beside it. */
function Way({ check }: { check: StopCheck | undefined }) {
  const { messages } = usePlanEditor()
  const { leg } = check ?? {}
  const drive = leg?.drive
  return (
    <>
      {/* On paper nothing is typed. */}
      {check && formatLeg({ ...check, leg: leg && { ...leg, countedFrom: undefined } }, messages)}
      {drive &&
        roadWarnings(drive, messages.dayPlanner).map((text) => <Notice key={text} text={text} isWarning />)}
    </>
  )
}

function TimeList({ sheet, checks }: { sheet: ChauffeurSheet; checks: StopCheck[] }) {
  const { tripPlan } = usePlanEditor().messages
  return (
    <table className="mt-5 w-full border-collapse text-sm">
      <thead>
        <tr>
          {(['time', 'place', 'way'] as const).map((key) => (
            <th key={key} scope="col" className={cell}>
              {tripPlan.sheet[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row, index) => (
          <tr key={index}>
            <td className={`${cell} whitespace-nowrap font-semibold`}>
              {row.time || (index > 0 && tripPlan.sheet.then)}
            </td>
            <td className={cell}>
              {row.place}
              <br />
              {noteOf(row, tripPlan)}
            </td>
            <td className={cell}>
              <Way check={checks[index]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The company at the head of a sheet. */
const SheetHead = ({ head: [name, ...ways] }: { head: string[] }) => (
  <p className="border-b border-control pb-3 text-sm">
    <strong className="font-display text-h4">{name}</strong>
    <br />
    {ways.join(' · ')}
  </p>
)

type SheetProps = {
  head: string[]
  sheet: ChauffeurSheet
  check: DayCheck | undefined
  /** Of its stops, the checks of those with a place. */
  checks: StopCheck[]
}

function Sheet({ head, sheet, check, checks }: SheetProps) {
  const editor = usePlanEditor()
  const { plan, group, data, messages } = editor
  const { tripPlan } = messages
  const { text } = tripPlan
  const { name, phone } = sheet.contact
  const lines = [
    ...partyTexts(sheet.party, text),
    plan.vehicles.length === 0 && group.vehicles.length > 0
      ? fitsText(editor, tripPlan)
      : interpolate(text.vehicles, {
          vehicles: vehiclesText(sheet.vehicles, data, tripPlan) || tripPlan.sheet.open,
        }),
    ...(name || phone ? [interpolate(text.contact, { name, phone })] : []),
    ...(sheet.wishes ? [interpolate(text.wishes, { wishes: sheet.wishes })] : []),
  ]
  const { number, of, date } = sheet
  const heading = interpolate(tripPlan.sheet.day, { number, of })
  return (
    <section aria-label={heading} className="not-last:break-after-page pt-6">
      <SheetHead head={head} />
      <p className="mt-3 text-sm">{plan.name}</p>
      <h2 className="mt-1 text-h3">
        {date ? interpolate(tripPlan.sheet.dayDate, { number, of, date: formatDay(date) }) : heading}
      </h2>
      <ul className="mt-3 grid gap-1 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TimeList sheet={sheet} checks={checks} />
      {check && <DayNotices check={check} />}
      {sheet.shuttles.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{tripPlan.sheet.shuttles}</h3>
          <ul className="mt-2 grid gap-1 text-sm">
            {sheet.shuttles.map((shuttle) => (
              <li key={shuttle.id}>{shuttleText(shuttle, text)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-6 text-xs">{tripPlan.sheet.made}</p>
    </section>
  )
}

type PrintSheetsProps = { head: string[]; children: React.ReactNode }

/**
 * Printed only: a sheet for each day, with its times for the chauffeurs, followed by `children`. Of an empty plan it is
 * how to begin.
 */
export function PrintSheets({ head, children }: PrintSheetsProps) {
  const { plan, check, messages } = usePlanEditor()
  const sheets = chauffeurSheets(plan)
  // A sheet leaves out stops without a place, so their checks are left out too.
  const checksOf = (index: number) =>
    (check.days[index]?.stops ?? []).filter((_, place) => plan.days[index]?.stops[place]?.place.trim())
  return (
    <div className="hidden print:block">
      {sheets.length === 0 && <p>{messages.tripPlan.begin}</p>}
      {sheets.map((sheet) => (
        <Sheet
          key={sheet.number}
          head={head}
          sheet={sheet}
          check={check.days[sheet.number - 1]}
          checks={checksOf(sheet.number - 1)}
        />
      ))}
      {children}
    </div>
  )
}
