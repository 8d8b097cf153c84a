import { findVehicle } from '@/lib/content/fleet'
import { type Vehicle, vehicleSchema } from '@/lib/content/schema/fleet'

/** What the schema says to a vehicle whose seat plan is changed, as 'path: message'. */
function mistakes(slug: string, change: Partial<Vehicle['seatPlan']>): string[] {
  const file = Object.entries(findVehicle(slug) ?? {}).filter(([key]) => key !== 'slug')
  const vehicle = Object.fromEntries(file) as Partial<Vehicle>
  const result = vehicleSchema.safeParse({ ...vehicle, seatPlan: { ...vehicle.seatPlan, ...change } })
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

it('accepts a valid plan', () => {
  expect(mistakes('innova-crysta', {})).toEqual([])
})

it('counts the driver’s seat of an SUV', () => {
  expect(mistakes('innova-crysta', { rows: ['|S.D|', 'SSS', 'SSS'] })).toEqual([
    'seatPlan.rows: draw 8 seats, not the 7 of the layout (the driver’s counts too)',
  ])
})

it('counts passengers only in a sedan', () => {
  expect(mistakes('swift-dzire', { rows: ['|S.D|', 'SS'] })).toEqual([
    'seatPlan.rows: draw 3 seats, not the 4 of the layout (the driver’s does not count)',
  ])
})

it('does not count a folding seat', () => {
  expect(mistakes('swift-dzire', { rows: ['|SJD|', 'SSS'] })).toEqual([])
})

it('accepts only layouts of the vehicle', () => {
  expect(mistakes('tempo-travellers-2x1', { layout: 16 })).toContain(
    'seatPlan.layout: must be one of the numbers of seats',
  )
})

it('puts the driver at the right', () => {
  expect(mistakes('swift-dzire', { rows: ['|D.S|', 'SSS'] })).toEqual([
    'seatPlan.rows.0: must have the one driver, D, as its last seat: the driver sits in front, at the right',
  ])
})

it.each(['S|S', 'sss', ''])('refuses the row %p', (row) => {
  expect(mistakes('swift-dzire', { rows: ['|S.D|', row] }).join()).toContain('seatPlan.rows.1: must')
})

it('refuses a plan without rows', () => {
  expect(mistakes('swift-dzire', { rows: [] }).length).toBeGreaterThan(0)
})
