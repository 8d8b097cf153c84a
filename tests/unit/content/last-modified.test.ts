import type * as Module from '@/lib/content/last-modified'

jest.mock('@/lib/config/git', () => ({ git: jest.fn() }))

const MIDNIGHT_IN_DELHI = Date.parse('2026-11-20T00:00:00+05:30') / 1000
const DAY = 24 * 60 * 60

/** The module with this history, newest commit first. */
async function withHistory(readLog: () => string, isShallow = false): Promise<typeof Module> {
  jest.resetModules()
  const { git } = await import('@/lib/config/git')
  jest.mocked(git).mockImplementation(([command]) => (command === 'log' ? readLog() : String(isShallow)))
  return import('@/lib/content/last-modified')
}

const history = () =>
  [
    `@${MIDNIGHT_IN_DELHI}`,
    '',
    'pages/home.yaml',
    `@${MIDNIGHT_IN_DELHI - 1}`,
    '',
    'pages/home.yaml',
    'blog/3.md',
    `@${MIDNIGHT_IN_DELHI - 5 * DAY}`,
    '',
    'company.yaml',
  ].join('\n')

it('is the IST date of the latest commit to one of the files', async () => {
  const { lastModified } = await withHistory(history)
  expect(lastModified(['pages/home.yaml'])).toBe('2026-11-20')
  expect(lastModified(['blog\\3.md'])).toBe('2026-11-19')
  expect(lastModified(['company.yaml', 'blog/3.md', 'new.yaml'])).toBe('2026-11-19')
})

it('is unknown for a file without a commit, in a shallow clone and without git', async () => {
  expect((await withHistory(history)).lastModified(['new.yaml'])).toBeUndefined()
  expect((await withHistory(history, true)).lastModified(['blog/3.md'])).toBeUndefined()
  const withoutGit = await withHistory(() => {
    throw new Error('no git')
  })
  expect(withoutGit.lastModified(['blog/3.md'])).toBeUndefined()
})
