import { rarestFirst } from '@/lib/fleet/features'

it('begins with what the fewest vehicles have, and keeps the order of the others', () => {
  const fleet = [
    ['Air Conditioned', 'GPS', 'Quiet Cabin'],
    ['Air Conditioned', 'GPS', 'Separate Boot'],
  ]
  expect(fleet.map((features) => rarestFirst(features, fleet))).toEqual([
    ['Quiet Cabin', 'Air Conditioned', 'GPS'],
    ['Separate Boot', 'Air Conditioned', 'GPS'],
  ])
})
