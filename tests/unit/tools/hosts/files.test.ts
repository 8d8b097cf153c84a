import { staticWebAppConfig } from '@/tools/hosts/json-configs'
import { redirectsFile } from '@/tools/hosts/netlify'
import { REDIRECTS } from '@/tools/hosts/redirects'
import { TYPES_OF_FILES } from '@/tools/hosts/rules'

const addresses = Object.keys(REDIRECTS).flatMap((from) => [from, `${from}/`])

it('writes each redirect for Netlify with force, and for other hosts without it', () => {
  const lines = redirectsFile('/preview-12').trim().split('\n')
  for (const from of addresses) {
    const statuses = lines
      .map((line) => line.split(' '))
      .filter(([path]) => path === `/preview-12${from}`)
      .map(([, , status]) => status)
    expect(statuses).toEqual(['301!', '301'])
  }
})

it('has Netlify answer for a post that is not there with the page of posts', () => {
  expect(redirectsFile('/preview-12')).toContain('\n/preview-12/blogs/* /preview-12/blogs/404.html 404\n')
})

it('has Azure block the files of other hosts, and sets types that the extension does not determine', () => {
  const { routes } = staticWebAppConfig('', ['_headers'])
  expect(routes).toContainEqual({ route: '/_headers', statusCode: 404 })
  for (const [route, type] of Object.entries(TYPES_OF_FILES))
    expect(routes).toContainEqual({ route, headers: { 'Content-Type': type } })
})
