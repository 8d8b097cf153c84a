import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { splitMarkdown } from '@/lib/content/load'
import { type Answers, askAll } from '@/tools/new/ask'
import { newPost, postQuestions } from '@/tools/new/post'

jest.mock('@/lib/images/pictures', () => ({
  findPicture: (src: string) => (src === '/scenes/outstation.jpg' ? {} : undefined),
}))

const given = {
  title: 'A day in Agra',
  description: 'One day by car.',
  'search-description':
    'A day in Agra from Delhi by car with a driver: the road, the hours, and what to see.',
  alt: 'A road',
}
const create = async (answers: Answers) => newPost(await askAll(postQuestions(), answers, undefined))

describe('a new post', () => {
  it('requires a search title when the title is longer than search engines show', async () => {
    await expect(create({ ...given, title: 'A'.repeat(61) })).rejects.toThrow(
      '--search-title must not be empty',
    )
  })

  it.each([
    ['search-description', 'Short', 'must have at least 70 characters'],
    ['picture', '/scenes/gone.jpg', 'is no picture in public/'],
    ['date', 'tomorrow', 'must be a day such as 2026-03-14'],
  ])('is rejected with an invalid %s, with the schema’s message', async (name, answer, message) => {
    await expect(create({ ...given, [name]: answer })).rejects.toThrow(`--${name} ${message}`)
  })

  it('has no text, since one that counts as written could go live unnoticed', () => {
    const CONTENT_DIR = mkdtempSync(join(tmpdir(), 'new-post-'))
    mkdirSync(join(CONTENT_DIR, 'blog'))
    const flags = Object.entries(given).flatMap(([name, answer]) => [`--${name}`, answer])
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/new.ts', 'post', ...flags], {
      env: { ...process.env, CONTENT_DIR },
    })
    const text = readFileSync(join(CONTENT_DIR, 'blog/1.md'), 'utf8')
    expect(splitMarkdown(text)).toMatchObject({
      yaml: expect.stringContaining('draft: true'),
      body: '',
    })
    rmSync(CONTENT_DIR, { recursive: true })
  })
})
