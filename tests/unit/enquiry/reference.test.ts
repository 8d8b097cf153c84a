import { newReference } from '@/lib/enquiry/reference'

it('has six characters, none of which can be confused with another', () => {
  for (let count = 0; count < 1000; count++) expect(newReference()).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
})

it('is different each time', () => {
  expect(new Set(Array.from({ length: 1000 }, newReference)).size).toBe(1000)
})
