import { listVehicles } from '@/lib/content/fleet'
import { findSitePage, listSitePages, breadcrumbTrail } from '@/lib/content/site-pages'
import { routes } from '@/lib/routes/routes'

const pages = listSitePages()

it('lists every page once: fixed routes, six categories, vehicles, written posts and services with a page', () => {
  const count = (kind: string) => pages.filter(({ subject }) => subject.kind === kind).length
  expect([count('category'), count('vehicle'), count('post'), count('occasion')]).toEqual([
    6,
    listVehicles().length,
    2,
    2,
  ])
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

it('lists every fixed route except the editor’s, and excludes the offers page alone from search engines', () => {
  const missing = Object.values(routes).filter((path) => !pages.some((page) => page.path === path))
  expect(missing).toEqual([routes.admin, routes.adminLogin])
  expect(pages.filter(({ indexable }) => !indexable).map(({ path }) => path)).toEqual([routes.offers])
})

it.each([
  ['/mercedes-viano', ['/', '/our-fleet', '/van']],
  ['/our-services/airport-transfers', ['/', '/our-services']],
])('the breadcrumb of %s is %j', (path, trail) => {
  expect(breadcrumbTrail(path).map((step) => step.path)).toEqual(trail)
})

it('names a service as the list of services does', () => {
  expect(findSitePage('/our-services/airport-transfers')).toMatchObject({
    label: 'Airport transfers',
    title: 'Delhi airport transfers with a driver',
    files: ['occasions/airport-transfers.yaml'],
  })
})
