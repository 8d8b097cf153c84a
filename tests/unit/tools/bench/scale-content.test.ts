import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadFleet } from '@/lib/content/fleet'
import { readMarkdown } from '@/lib/content/load'
import { postSchema } from '@/lib/content/schema/post'
import { manifestFile } from '@/lib/images/pictures'
import { FIXTURE_CONTENT } from '@/tests/fixtures/content-folder'
import { addPosts, addVehicles } from '@/tools/bench/scale/content'

const site = mkdtempSync(join(tmpdir(), 'scale-'))
const manifest = join(site, manifestFile)
const city = { src: '/ourFleet/sedans/honda-city/1.jpg' }

beforeAll(() => {
  cpSync(FIXTURE_CONTENT, join(site, 'content'), { recursive: true })
  mkdirSync(dirname(manifest), { recursive: true })
  writeFileSync(manifest, JSON.stringify({ [city.src]: city }))
  addVehicles(site, 40, false)
  addPosts(site, 12)
})
afterAll(() => rmSync(site, { recursive: true, force: true }))

const addedVehicles = () =>
  loadFleet(join(site, 'content')).vehicles.filter(({ slug }) => /-\d{4}$/.test(slug))

it('adds vehicles that pass validation', () => {
  expect(addedVehicles()).toHaveLength(40)
  expect(loadFleet(join(site, 'content')).vehicles).toHaveLength(
    loadFleet(FIXTURE_CONTENT).vehicles.length + 40,
  )
})

it('gives each a unique name and leaves it unlisted', () => {
  const added = addedVehicles()
  expect(new Set(added.map(({ name }) => name)).size).toBe(40)
  expect(added.filter(({ listed }) => listed)).toEqual([])
})

it('copies share the pictures of the vehicle they were copied from', () => {
  const [copy] = addedVehicles().filter(({ slug }) => slug.startsWith('honda-city-'))
  const pictures = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>
  expect(pictures[`/ourFleet/sedans/${copy?.slug}/1.jpg`]).toEqual(city)
})

it('adds posts that pass validation, none of them empty', () => {
  const folder = join(site, 'content', 'blog')
  const added = readdirSync(folder).filter((file) => /^\d{4}\.md$/.test(file))
  expect(added).toHaveLength(12)
  for (const file of added)
    expect(readMarkdown(join(folder, file), postSchema).body).toMatch(/^Sample post \d{4}\./)
})
