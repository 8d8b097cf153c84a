/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { PlanContext, type PlanEditor } from '@/components/trip-plan/plan-context'
import { useListVehicle } from '@/components/trip-plan/use-list-vehicle'
import type { TripData } from '@/lib/trip/data'
import type { VehicleCount } from '@/lib/fleet/group'
import { emptyPlan } from '@/lib/trip-plan/plan'

const data = {
  roads: [],
  rows: [
    { slug: 'sedan', name: 'Sedan' },
    { slug: 'van', name: 'Van' },
  ],
  seatPlans: { sedan: ['S.D', 'SS'], van: ['S.D', 'SS', 'SS'] },
} as unknown as TripData

const list = { slug: 'van', passengers: [{ id: 1, name: 'Asha', age: '', seat: '3A' }] }

function vehicleOf(vehicles: VehicleCount[], fetched?: TripData) {
  const editor = { plan: { ...emptyPlan('abc'), vehicles }, data: fetched } as PlanEditor
  const wrapper = ({ children }: React.PropsWithChildren) => (
    <PlanContext.Provider value={editor}>{children}</PlanContext.Provider>
  )
  return renderHook(() => useListVehicle(list), { wrapper }).result.current
}

it('is the chosen one, with its seats', () => {
  expect(vehicleOf([{ slug: 'van', count: 1 }], data)).toMatchObject({
    slug: 'van',
    name: 'Van',
    seated: list.passengers,
  })
})

it('is the first of the plan once the chosen one has left it, without the seats of that one', () => {
  const { slug, name, choices, seated } = vehicleOf([{ slug: 'sedan', count: 1 }], data)
  expect([slug, name, choices.length]).toEqual(['sedan', 'Sedan', 1])
  expect(seated).toEqual([{ ...list.passengers[0], seat: '' }])
})

it('is the chosen one, with all seats, until the vehicles have been fetched', () => {
  const { slug, seated } = vehicleOf([{ slug: 'sedan', count: 1 }])
  expect([slug, seated]).toEqual(['van', list.passengers])
})
