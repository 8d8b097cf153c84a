import { reportSettings, resolveSettings } from '@/tools/settings/resolve'

it('names what a build lacks before it begins', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  reportSettings(resolveSettings({ NEXT_PUBLIC_SITE_URL: 'https://www.cars.example' }))
  const [text] = warn.mock.calls[0] ?? []
  expect(text).toMatch(/NOT THE PUBLISHED SITE[^]*NEXT_PUBLIC_EMAILJS_PUBLIC_KEY/)
  expect(text).not.toContain('NEXT_PUBLIC_SITE_URL')
  warn.mockRestore()
})

it('stops a production build without settings', () => {
  expect(() => reportSettings(resolveSettings({ SITE_ENV: 'production' }))).toThrow(
    'NEXT_PUBLIC_SITE_URL: is missing',
  )
})
