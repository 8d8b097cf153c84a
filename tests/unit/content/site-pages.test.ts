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

it('lists every fixed route except the editor’s', () => {
  const missing = Object.values(routes).filter((path) => !pages.some((page) => page.path === path))
  expect(missing).toEqual([routes.admin, routes.adminLogin])
})

it('excludes the offers page alone from search engines', () => {
  expect(pages.filter(({ indexable }) => !indexable).map(({ path }) => path)).toEqual([routes.offers])
})

it('has the category in a vehicle’s breadcrumb', () => {
  expect(breadcrumbTrail('/mercedes-viano').map(({ path }) => path)).toEqual(['/', '/our-fleet', '/van'])
})

it('has the list of services in a service’s breadcrumb, and the service’s name in that list', () => {
  const path = '/our-services/airport-transfers'
  expect(breadcrumbTrail(path).map((step) => step.path)).toEqual(['/', '/our-services'])
  expect(findSitePage(path)).toMatchObject({
    label: 'Airport transfers',
    title: 'Delhi airport transfers with a driver',
    files: ['occasions/airport-transfers.yaml'],
  })
})
