/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { withEnv } from '@/tests/fixtures/with-env'

const render = async (NEXT_PUBLIC_ANALYTICS_URL: string) => {
  const page = await withEnv({ NEXT_PUBLIC_ANALYTICS_URL }, () => import('@/app/(pages)/privacy/page'))
  return renderToStaticMarkup(page.default())
}
const headings = (html: string) => [...html.matchAll(/<\/span> ([^<]+)<\/h2>/g)].map(([, heading]) => heading)

it('does not mention analytics in a build without analytics', async () => {
  const html = await render('')
  expect(headings(html)).toHaveLength(11)
  expect(headings(html)).not.toContain('What we count')
})

it('describes events and provider before its last section, in a build with analytics', async () => {
  const html = await render('https://count.example/api/event')
  expect(headings(html).at(-2)).toBe('What we count')
  expect(html).toContain('your browser tells count.example which of the six')
})
