import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIXTURE_CONTENT } from '@/tests/fixtures/content-folder'
import { withEnv } from '@/tests/fixtures/with-env'

const root = mkdtempSync(join(tmpdir(), 'drafts-'))
const draft = (file: string, before: RegExp) =>
  writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(before, 'draft: true\n$&'))

beforeAll(() => {
  cpSync(FIXTURE_CONTENT, root, { recursive: true })
  draft('blog/1.md', /^title:/m)
  draft('occasions/airport-transfers.yaml', /^title:/m)
  draft('fleet/vehicles/tata-nexon.yaml', /^name:/m)
})
afterAll(() => rmSync(root, { recursive: true }))

const paths = async (SITE_ENV: string) => {
  const { listSitePages } = await withEnv(
    { SITE_ENV, CONTENT_DIR: root },
    () => import('@/lib/content/site-pages'),
  )
  return listSitePages().map(({ path }) => path)
}
const drafts = ['/blogs/1', '/our-services/airport-transfers', '/tata-nexon']

describe('drafts', () => {
  it('have no page in a production build', async () => {
    const listed = await paths('production')
    expect(listed.filter((path) => drafts.includes(path))).toEqual([])
    expect(listed).toEqual(expect.arrayContaining(['/blogs/2', '/our-services/weddings-and-events']))
  })

  it('have a page in a preview', async () => {
    expect(await paths('preview')).toEqual(expect.arrayContaining(drafts))
  })
})
