import { findVehicle } from '@/lib/content/fleet'
import { type Vehicle, vehicleSchema } from '@/lib/content/schema/fleet'

/** The schema's errors for a vehicle with a changed seat plan, as 'path: message'. */
function mistakes(slug: string, change: Partial<Vehicle['seatPlan']>): string[] {
  const file = Object.entries(findVehicle(slug) ?? {}).filter(([key]) => key !== 'slug')
  const vehicle = Object.fromEntries(file) as Partial<Vehicle>
  const result = vehicleSchema.safeParse({ ...vehicle, seatPlan: { ...vehicle.seatPlan, ...change } })
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

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

it('requires the driver’s seat at the right', () => {
  expect(mistakes('swift-dzire', { rows: ['|D.S|', 'SSS'] })).toEqual([
    'seatPlan.rows.0: must have the one driver, D, as its last seat: the driver sits in front, at the right',
  ])
})

it.each(['S|S', 'sss', ''])('refuses the row %p', (row) => {
  expect(mistakes('swift-dzire', { rows: ['|S.D|', row] }).join()).toContain('seatPlan.rows.1: must')
})
