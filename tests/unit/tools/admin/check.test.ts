import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { FIXTURE_CONTENT } from '@/tests/fixtures/content-folder'
import { problemsOf } from '@/tools/admin/check'

const path = 'content/fleet/vehicles/honda-city.yaml'
const vehicle = () => parse(readFileSync(`${FIXTURE_CONTENT}/fleet/vehicles/honda-city.yaml`, 'utf8'))

it('reports cross-field errors of the schema', () => {
  const changed = { ...vehicle(), seats: [5] }
  expect(problemsOf(path, changed)).toContain('seatPlan.layout: must be one of the numbers of seats')
})

it('treats an empty optional value as omitted', () => {
  const { specs, ...others } = vehicle()
  expect(problemsOf(path, { ...others, specs: { ...specs, motorPower: '', batteryCapacity: null } })).toEqual(
    [],
  )
})

it('reports an empty required value as missing', () => {
  expect(problemsOf(path, { ...vehicle(), name: '' })).toEqual(['name: is missing'])
})

it("ignores the editor's own keys in the items of a list", () => {
  const redirects = [
    { __sc_item_original_key_path: 'redirects.0', from: '/suv/muvs', to: '/suv-muvs' },
    { __sc_item_id: 'ada71d4c', from: '/fleet', to: '/our-fleet' },
  ]
  expect(problemsOf('content/redirects.yaml', { redirects })).toEqual([])
})
