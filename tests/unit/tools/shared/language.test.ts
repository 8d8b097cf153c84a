import { withEnv } from '@/tests/fixtures/with-env'

afterEach(() => delete (globalThis as { LANGUAGE_TAG?: string }).LANGUAGE_TAG)

it('tools write dates and lists in the language of the build', () =>
  withEnv({ LOCALES: 'en,hi', LOCALE: 'hi' }, async () => {
    await import('@/tools/shared/language')
    const { formatDay } = await import('@/lib/format/intl')
    const { formatList } = await import('@/lib/format/list')
    expect(formatDay('2026-10-14')).toBe('14 अक्टूबर 2026')
    expect(formatList(['7', '9'])).toBe('7 और 9')
  }))
