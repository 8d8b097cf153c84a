import { interpolate } from '@/lib/format/interpolate'
import type { PassengerList } from '@/lib/trip-plan/plan'
import { usePlanEditor } from './plan-context'
import { SeatsFigure } from './seats-figure'
import { useListVehicle } from './use-list-vehicle'

const cell = 'border-b border-control py-2 pr-4 text-left align-top'

/** Printed only: the passenger list that a vehicle with a tourist permit must carry. */
export function PassengerSheet({ list }: { list: PassengerList }) {
  const { plan, messages } = usePlanEditor()
  const { list: texts, seatsOf: seatsTemplate } = messages.tripPlan
  const { name: vehicle, rows, seated } = useListVehicle(list)
  if (seated.length === 0) return null
  return (
    <section aria-label={texts.heading} className="pt-6">
      <p className="text-sm">{plan.name}</p>
      <h2 className="mt-1 text-h3">{interpolate(texts.headingOf, { vehicle })}</h2>
      <table className="mt-5 w-full border-collapse text-sm">
        <thead>
          <tr>
            {(['number', 'name', 'age', 'seat'] as const).map((key) => (
              <th key={key} scope="col" className={cell}>
                {texts.columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seated.map(({ id, name, age, seat }, index) => (
            <tr key={id}>
              {[index + 1, name, age, seat].map((value, column) => (
                <td key={column} className={cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SeatsFigure
        name={interpolate(seatsTemplate, { vehicle })}
        rows={rows}
        taken={seated.map(({ seat }) => seat)}
      />
    </section>
  )
}
