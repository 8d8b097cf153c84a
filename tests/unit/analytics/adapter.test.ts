/** @jest-environment jsdom */
import { startReporting } from '@/lib/analytics/adapter'
import { goatcounter, plausible, umami } from '@/lib/analytics/providers'
import { track } from '@/lib/analytics/track'

const posted = jest.fn<Promise<Response>, [string, RequestInit]>()
const bodies = () => posted.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as unknown)
const event = (name: string) => ({ name, url: 'http://localhost/car-offers/', domain: 'cars.example' })
const ask = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

function follow(href: string): void {
  document.body.innerHTML = `<a href="${href}"><b>Follow</b></a>`
  const label = document.querySelector('b')!
  label.addEventListener('click', (click) => click.preventDefault())
  label.click()
}

beforeAll(() => {
  window.fetch = posted as unknown as typeof fetch
  window.history.replaceState(null, '', '/car-offers/?name=Asha&contact=9876543210#offers')
  startReporting(plausible, { endpoint: 'https://count.example/api/event', domain: 'cars.example' })
})

beforeEach(() => {
  posted.mockReset().mockResolvedValue({} as Response)
  ask('doNotTrack', null)
  ask('globalPrivacyControl', undefined)
})

it('reports the event and the page without its query, to the endpoint, once', () => {
  track('search')
  expect(posted.mock.calls.map(([address]) => address)).toEqual(['https://count.example/api/event'])
  expect(bodies()).toEqual([event('search')])
})

const report = {
  name: 'call',
  page: new URL('http://localhost/about/?name=Asha'),
  campaign: 'utm_source=letter',
}
const url = '/about/?utm_source=letter'
const receiver = { endpoint: 'https://count.example/count', domain: 'cars.example' }
const query = 'p=call-%2Fabout%2F&e=true&q=utm_source%3Dletter'

it.each([
  [plausible, '', { name: 'call', url: `http://localhost${url}`, domain: 'cars.example' }],
  [
    umami,
    '',
    { type: 'event', payload: { website: 'cars.example', hostname: 'localhost', url, name: 'call' } },
  ],
  [goatcounter, `?${query}`, undefined],
])('asks as the documents of the provider have it: %p', (toRequest, added, body) => {
  const [address, options] = toRequest(report, receiver)
  expect(address).toBe(receiver.endpoint + added)
  expect(options.method).toBe(body && 'POST')
  expect(options.body && (JSON.parse(String(options.body)) as unknown)).toEqual(body)
})

it('sends no cookie and no referrer, with keepalive', () => {
  track('quote')
  expect(posted.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
})

it.each([
  ['a telephone number', 'tel:+911100000000', ['call']],
  ['a chat with the company', 'https://wa.me/911100000000?text=Hello', ['chat']],
  ['the sharing of a page', 'https://wa.me/?text=Hello', []],
  ['a mail address', 'mailto:a@cars.example', []],
  ['another page', '/about/', []],
])('a click on %s reports its event, or none', (_, href, names) => {
  follow(href)
  expect(bodies()).toEqual(names.map(event))
})

it.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('reports nothing for a visitor who opted out by %s, and stores no campaign', (name, value) => {
  ask(name, value)
  window.history.replaceState(null, '', '/?utm_source=letter')
  startReporting(plausible, { endpoint: 'https://count.example/api/event', domain: 'cars.example' })
  expect(sessionStorage).toHaveLength(0)
  track('search')
  follow('tel:+911100000000')
  expect(posted).not.toHaveBeenCalled()
})
