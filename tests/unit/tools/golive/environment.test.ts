import { LOCAL_IDENTIFIERS } from '@/tools/inbox/identifiers.mjs'
import { environmentFaults } from '@/tools/golive/environment'

const ready = {
  NEXT_PUBLIC_SITE_URL: 'https://www.indraprastha.in',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP: 'trip',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_CONTACT: 'contact',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_VENDOR: 'vendor',
}
const placesIn = (env: Record<string, string>) => environmentFaults(env).map(({ where }) => where)

describe('the environment of the build', () => {
  it('passes with an https address and every identifier', () => {
    expect(placesIn(ready)).toEqual([])
  })

  it.each(Object.keys(ready))('must hold %s', (name) => {
    expect(placesIn({ ...ready, [name]: '' })).toEqual([name])
  })

  it.each([
    'http://www.indraprastha.in',
    'https://localhost:3000',
    'https://127.0.0.1',
    'https://www.example.com',
    'www.indraprastha.in',
  ])('rejects %s as the site’s URL', (NEXT_PUBLIC_SITE_URL) => {
    expect(placesIn({ ...ready, NEXT_PUBLIC_SITE_URL })).toEqual(['NEXT_PUBLIC_SITE_URL'])
  })

  it.each(Object.entries(LOCAL_IDENTIFIERS))('may not hold the %s of the local inbox', (name, value) => {
    expect(placesIn({ ...ready, [name]: value })).toEqual([name])
  })

  it('may not ask for a preview', () => {
    expect(placesIn({ ...ready, SITE_ENV: 'preview' })).toEqual(['SITE_ENV'])
  })
})
