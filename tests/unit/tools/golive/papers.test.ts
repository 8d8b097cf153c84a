import type { Vehicle } from '@/lib/content/schema/fleet'
import { paperNotes } from '@/tools/golive/content'

it('lists what the company and its vehicles have not given, the vehicles in one line for each fact', () => {
  const vehicles = [{}, { papers: { fuel: 'diesel' } }] as Vehicle[]
  const notes = paperNotes({ gstin: '07AAAAA0000A1Z5' }, vehicles).map(
    ({ where, what }) => `${where} ${what}`,
  )
  expect(notes).toContain('content/company.yaml papers.insurance is not given')
  expect(notes).toContain('content/fleet/vehicles papers.fuel is not given for 1 vehicles')
  expect(notes.join()).not.toContain('gstin')
})
