import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { FIXTURE_CONTENT } from '@/tests/fixtures/content-folder'
import { problemsOf } from '@/tools/admin/check'

const path = 'content/fleet/vehicles/honda-city.yaml'
const vehicle = parse(readFileSync(`${FIXTURE_CONTENT}/fleet/vehicles/honda-city.yaml`, 'utf8'))

it.each([
  ['an error across fields', { seats: [5] }, ['seatPlan.layout: must be one of the numbers of seats']],
  ['an empty required value', { name: '' }, ['name: is missing']],
  ['no empty optional one', { specs: { ...vehicle.specs, motorPower: '', batteryCapacity: null } }, []],
])('reports %s', (_, changes, problems) => {
  expect(problemsOf(path, { ...vehicle, ...changes })).toEqual(problems)
})

it("ignores the editor's own keys in the items of a list", () => {
  const redirects = [
    { __sc_item_original_key_path: 'redirects.0', from: '/suv/muvs', to: '/suv-muvs' },
    { __sc_item_id: 'ada71d4c', from: '/fleet', to: '/our-fleet' },
  ]
  expect(problemsOf('content/redirects.yaml', { redirects })).toEqual([])
})
