import { newReference, withReference } from '@/lib/enquiry/reference'

it('has six letters and digits that cannot be confused', () => {
  for (let index = 0; index < 100; index++) expect(newReference()).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
})

it.each([
  ['a trip', { page_url: 'https://cars.example/' }, { page_url: 'https://cars.example/#ref-K7M3QX' }],
  [
    'a stored trip that has one',
    { page_url: 'https://cars.example/#ref-K7M3QX' },
    { page_url: 'https://cars.example/#ref-K7M3QX' },
  ],
  ['a contact enquiry', { requirements: 'Four cars' }, { requirements: 'Four cars\nRef K7M3QX' }],
  ['a vendor', { address: 'Delhi' }, { address: 'Delhi\nRef K7M3QX' }],
  ['the newsletter', { email: 'a@b.example' }, { email: 'a@b.example', page_url: '#ref-K7M3QX' }],
])('stands in %s', (_, params, expected) => {
  expect(withReference(params, 'K7M3QX')).toEqual(expected)
})

it.each([
  ['requirements', /\nRef K7M3QX \(.+\)$/],
  ['page_url', /#ref-K7M3QX-hidden/],
])('stands with a mark in the %s where the honeypot was filled in', (name, marked) => {
  expect(withReference({ [name]: 'https://cars.example/' }, 'K7M3QX', true)[name]).toMatch(marked)
})

it('tells the office in which language the page was', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/lib/format/locale', () => ({ LOCALE: 'hi-IN' }))
    const { withReference: inHindi } = await import('@/lib/enquiry/reference')
    expect(inHindi({ requirements: 'चार गाड़ियाँ' }, 'K7M3QX').requirements).toBe(
      'चार गाड़ियाँ\nRef K7M3QX, page in Hindi',
    )
  })
})
