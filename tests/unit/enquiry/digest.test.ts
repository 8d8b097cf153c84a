import fc from 'fast-check'
import { digestOf } from '@/lib/enquiry/digest'
import { forAll } from '@/tests/unit/for-all'

const params = {
  from_name: 'Asha Rao',
  trip_from: 'Connaught Place',
  page_url: 'https://cars.example/#ref-K7M3QX',
}
const same = digestOf({ template: 'trip', params })

it('is the same for the same content, regardless of page, case, spaces, order and version of the site', () => {
  expect(same).toBe('5o2uujbacr')
  expect(
    digestOf({ template: 'trip', params: { ...params, page_url: 'https://cars.example/car-offers/' } }),
  ).toBe(same)
  expect(digestOf({ template: 'trip', params: { ...params, from_name: ' asha  RAO ' } })).toBe(same)
  expect(
    digestOf({ template: 'trip', params: { trip_from: params.trip_from, from_name: params.from_name } }),
  ).toBe(same)
})

it('differs for other content or another template', () => {
  expect(digestOf({ template: 'trip', params: { ...params, trip_from: 'Rohini' } })).not.toBe(same)
  expect(digestOf({ template: 'contact', params })).not.toBe(same)
})

it('distinguishes random enquiries with a short digest', () => {
  const seen = new Map<string, string>()
  forAll(2000, 10_000)(fc.dictionary(fc.string({ maxLength: 4 }), fc.string()), (content) => {
    const digest = digestOf({ template: 'trip', params: content })
    const text = JSON.stringify(
      Object.entries(content)
        .map(([name, value]) => [name, value.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()])
        .sort(),
    )
    expect(digest.length).toBeLessThan(12)
    expect(seen.get(digest) ?? text).toBe(text)
    seen.set(digest, text)
  })
})
