import { repeatWarnings, reportSettings } from '@/tools/settings/report'
import { resolveSettings } from '@/tools/settings/resolve'

let log: string[]

beforeEach(() => {
  log = []
  jest.spyOn(console, 'warn').mockImplementation((text: string) => void log.push(text))
})
afterEach(() => jest.restoreAllMocks())

it('names what a build lacks before it begins, and again at the end of its log', () => {
  const settings = resolveSettings({ NEXT_PUBLIC_SITE_URL: 'https://www.cars.example' })
  reportSettings(settings)
  repeatWarnings(settings)
  expect(log).toHaveLength(2)
  for (const text of log) {
    expect(text).toContain('NOT THE PUBLISHED SITE')
    expect(text).toContain('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY')
    expect(text).not.toContain('NEXT_PUBLIC_SITE_URL')
  }
})

it('stops a production build without settings', () => {
  expect(() => reportSettings(resolveSettings({ SITE_ENV: 'production' }))).toThrow(
    'NEXT_PUBLIC_SITE_URL is missing',
  )
})
