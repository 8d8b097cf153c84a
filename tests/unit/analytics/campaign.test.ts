/** @jest-environment jsdom */
import { parseCampaign, rememberCampaign } from '@/lib/analytics/campaign'

const arriveAt = (path: string) => window.history.replaceState(null, '', path)

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('keeps the five names of a campaign in one order, and no others', () => {
  expect(
    parseCampaign('?utm_content=a&utm_term=b&utm_campaign=c&utm_medium=d&utm_source=e&name=Asha&gclid=x'),
  ).toBe('utm_source=e&utm_medium=d&utm_campaign=c&utm_term=b&utm_content=a')
})

it('uses the first of duplicate names, in any script, and reads no more than 2048 characters', () => {
  expect(parseCampaign('utm_source=first&utm_source=second')).toBe('utm_source=first')
  expect(new URLSearchParams(parseCampaign('utm_campaign=दिल्ली')).get('utm_campaign')).toBe('दिल्ली')
  expect(parseCampaign(`a=${'x'.repeat(2100)}&utm_source=late`)).toBe('')
})

it.each([
  ['a mail address', 'asha@cars.example'],
  ['an address', 'https://cars.example'],
  ['markup', '<script>'],
  ['a line break', 'a\nb'],
  ['65 characters', 'a'.repeat(65)],
  ['nothing', ''],
  ['a broken escape', '%E0%A4%A'],
])('drops a value that is %s', (_, value) => {
  expect(parseCampaign(`utm_source=${encodeURIComponent(value)}&utm_medium=mail`)).toBe('utm_medium=mail')
})

it('keeps the campaign on the next page of the tab, until a newer one replaces it', () => {
  arriveAt('/?utm_source=letter&name=Asha')
  expect(rememberCampaign()).toBe('utm_source=letter')
  arriveAt('/car-offers/')
  expect(rememberCampaign()).toBe('utm_source=letter')
  arriveAt('/?utm_source=poster')
  expect(rememberCampaign()).toBe('utm_source=poster')
  expect(sessionStorage).toHaveLength(1)
})

it('validates stored values', () => {
  arriveAt('/')
  sessionStorage.setItem('campaign', 'utm_source=%3Cb%3E&name=Asha&utm_medium=mail')
  expect(rememberCampaign()).toBe('utm_medium=mail')
})

it('works when sessionStorage throws', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  arriveAt('/?utm_source=letter')
  expect(rememberCampaign()).toBe('utm_source=letter')
})
