import { contentCopy, readersOf } from '@/tests/fixtures/content-copy'

const copy = contentCopy()
const content = readersOf(async () => ({
  ...(await import('@/lib/content/blog')),
  ...(await import('@/lib/content/fleet')),
  ...(await import('@/lib/content/fleet-rows')),
  ...(await import('@/lib/content/guides')),
  ...(await import('@/lib/content/markdown')),
  ...(await import('@/lib/content/occasions')),
  ...(await import('@/lib/content/redirects')),
}))

/** What the editor does when an entry gets another slug. */
function rename(from: string, to: string, alias: string): void {
  copy.write(to, copy.read(from).replace(/^(name|title|place): /m, `aliases: [${alias}]\n$1: `))
  copy.remove(from)
}
const vehicle = (slug: string) => `fleet/vehicles/${slug}.yaml`
const moves = () => content.listRedirects().map(({ from, to }) => [from, to])

describe('a renamed vehicle', () => {
  beforeEach(() => rename(vehicle('swift-dzire'), vehicle('dzire'), '/swift-dzire/'))

  it('has its new slug, and a redirect from its former address', () => {
    expect(content.findVehicle('dzire')?.name).toBe('Swift Dzire')
    expect(moves()).toContainEqual(['/swift-dzire', '/dzire'])
  })

  it('is resolved from its former slug in guides, services, posts and the finder’s lists', () => {
    const suited = content.listGuides().flatMap(({ vehicles }) => vehicles.map(({ slug }) => slug))
    const offered = content.listOccasions().flatMap(({ vehicles }) => vehicles.map(({ slug }) => slug))
    expect([suited, offered]).toEqual([expect.arrayContaining(['dzire']), expect.arrayContaining(['dzire'])])
    expect([...suited, ...offered]).not.toContain('swift-dzire')
    expect(content.postsAbout(['dzire']).map(({ id }) => id)).toEqual([1])
    expect(content.listFleetRows().find(({ slug }) => slug === 'dzire')?.firstFor).not.toEqual([])
  })

  it('is linked by its new URL, without a redirect', () => {
    expect(content.toHtml('[one](/swift-dzire#seats) [two](/swift-dzire/)')).toMatch(
      /href="\/dzire\/#seats".*href="\/dzire\/"/,
    )
  })

  it('is the target of redirects to its former address', () => {
    copy.write('redirects.yaml', 'redirects:\n  - { from: /old/, to: /swift-dzire/ }\n')
    expect(moves()).toContainEqual(['/old', '/dzire'])
  })

  it('has no redirect while it is a draft', () => {
    copy.change(vehicle('dzire'), /^name:/m, 'draft: true\nname:')
    expect(moves()).not.toContainEqual(['/swift-dzire', '/dzire'])
  })
})

it('a renamed post is resolved from its former number in guides and services', () => {
  rename('blog/1.md', 'blog/12.md', '/blogs/1/')
  expect(content.findPost('12')?.id).toBe(12)
  expect(moves()).toContainEqual(['/blogs/1', '/blogs/12'])
  const named = [...content.listGuides(), ...content.listOccasions()].flatMap(({ posts }) => posts)
  expect(named).toContain(12)
  expect(named).not.toContain(1)
})

it('a renamed guide is resolved from its former slug in services', () => {
  const [guide] = content.listGuides()
  const former = guide?.slug ?? ''
  copy.change('occasions/airport-transfers.yaml', 'guides: []', `guides: [${former}]`)
  rename(`routes/${former}.yaml`, 'routes/new-road.yaml', `/routes/${former}/`)
  expect(moves()).toContainEqual([`/routes/${former}`, '/routes/new-road'])
  expect(content.findOccasion('airport-transfers')?.guides).toEqual(['new-road'])
})
