import { contentCopy, readersOf } from '@/tests/fixtures/content-copy'
import { withEnv } from '@/tests/fixtures/with-env'

const importGuides = () => import('@/lib/content/guides')

const copy = contentCopy()
const content = readersOf(importGuides)

const HILL = 'routes/hill-town.yaml'

const slugs = (guides: { slug: string }[]) => guides.map(({ slug }) => slug)

it('lists the guides by their order, each by the name of its file', () => {
  expect(slugs(content.listGuides())).toEqual(['plain-town', 'hill-town'])
  expect(content.findGuide('nowhere')).toBeUndefined()
})

it('reads points as latitude and longitude', () => {
  expect(content.findGuide('hill-town')?.stages[0]?.place).toEqual([29.4, 77.9])
})

it('finds the guides of a vehicle and of a post', () => {
  expect(slugs(content.guidesFor(['innova-crysta']))).toEqual(['hill-town'])
  expect(slugs(content.guidesFor(['swift-dzire', 'innova-crysta']))).toEqual(['plain-town', 'hill-town'])
  expect(slugs(content.guidesWithPost(1))).toEqual(['hill-town'])
})

it('takes the stages of a new road from its day on, and in previews before', async () => {
  const stages = /^stages:\n([^]*?)(?=^\S)/m.exec(copy.read(HILL))![1]!
  const shorter = stages
    .replace(/kilometres: \d+/, 'kilometres: 150')
    .replace(/^/gm, '  ')
    .trimEnd()
  copy.change(HILL, /^seasons:/m, `newRoad:\n  publishFrom: 2026-12-01\n  stages:\n${shorter}\nseasons:`)
  const firstStage = async () => (await importGuides()).findGuide('hill-town')?.stages[0]?.kilometres
  const preview = { BUILD_DAY: '2026-11-30', SITE_ENV: 'preview', CONTENT_DIR: process.env.CONTENT_DIR ?? '' }
  expect(await copy.onDay('2026-11-30', firstStage)).toBe(160)
  expect(await withEnv(preview, firstStage)).toBe(150)
  expect(await copy.onDay('2026-12-01', firstStage)).toBe(150)
})
