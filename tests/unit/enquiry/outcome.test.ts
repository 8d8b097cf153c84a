import { outcomeOf } from '@/lib/enquiry/outcome'

it('is sent with the status 200 only', () => {
  expect(outcomeOf(200)).toEqual({ status: 'sent' })
  for (const status of [0, 201, 204, 302, 400, 403, 429, 451, 500])
    expect(outcomeOf(status).status).toBe('failed')
})
