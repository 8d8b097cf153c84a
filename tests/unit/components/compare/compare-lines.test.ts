import { linesOf } from '@/components/compare/compare-lines'
import { someRow } from '@/tests/unit/fleet/rows'
import { compareMessages } from './messages'

const { specRows } = compareMessages
const valuesOf = (label: string, rows = [petrol, electric]) =>
  linesOf(rows, compareMessages).find((line) => line.label === label)?.values

const petrol = someRow({
  bags: { large: 3, cabin: 5 },
  specs: { airConditioning: 'Yes', seats: '4', mileage: '20 KMPL', engine: '1.2 l petrol' },
})
const electric = someRow({
  category: 'ev-cars',
  maxSeats: 5,
  specs: { airConditioning: 'Dual zone', seats: '5', batteryCapacity: '40 kWh', motorPower: '95 kW' },
  summary: 'Quiet in town.',
})

it.each([
  [compareMessages.seats, ['4', '5']],
  [compareMessages.people, ['4', '4']],
  [compareMessages.largeBags, ['3', '2']],
  [compareMessages.cabinBags, ['5', '2']],
  [specRows.mileage, ['20 KMPL', undefined]],
  [specRows.engine, ['1.2 l petrol', undefined]],
  [specRows.batteryCapacity, [undefined, '40 kWh']],
  [specRows.motorPower, [undefined, '95 kW']],
  [specRows.airConditioning, ['Yes', 'Dual zone']],
  [compareMessages.summary, ['Some car for some trip.', 'Quiet in town.']],
])('the line %s has the value of each vehicle, in their order', (label, values) => {
  expect(valuesOf(label)).toEqual(values)
})

it('leaves out a line without any value', () => {
  expect(valuesOf(specRows.engine, [electric])).toBeUndefined()
  expect(valuesOf(specRows.motorPower, [petrol])).toBeUndefined()
})

it('marks counts as figures, but not texts', () => {
  const figures = linesOf([petrol, electric], compareMessages).filter(({ isFigure }) => isFigure)
  const { people, largeBags, cabinBags } = compareMessages
  expect(figures.map(({ label }) => label)).toEqual([people, largeBags, cabinBags])
})
