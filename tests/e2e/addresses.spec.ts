import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { basePath, siteUrl } from '@/lib/config/env'
import { vehiclePath, messages } from './support/catalogue'
import { expectReadable, recordExceptions, waitForIslands } from './support/faults'
import { stubProvider } from './support/provider'
import { control, fillTrip, localTrip, fixClock } from './support/trip'

const PAGE = /\.html$/
/** Files whose URLs the site itself writes: the editor is a third-party package. */
const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(html|xml|txt|webmanifest)$/.test(file) && !/^(admin|_next)\//.test(file),
)

/** Every URL of this site in a text: in attributes, style sheets, srcsets, JSON and plain text. */
function addressesIn(text: string): string[] {
  const found = [
    ...text.matchAll(/\s(?:href|src|action|poster|content)="([^"]+)"/g),
    ...text.matchAll(/url\(["']?([^"')]+)/g),
    ...text.matchAll(/"(?:src|url|start_url|scope|@id|item)":\s*"([^"]+)"/g),
    ...text.matchAll(/<loc>([^<]+)/g),
    ...[...text.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, list = '']) => [
      ...list.matchAll(/(\S+)\s+[\d.]+[wx]/g),
    ]),
  ].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  const started = [...text.matchAll(/data-islands="([^"]+)"/g)].map(([, address = '']) => address)
  const own = [...found, ...started]
    .map((address) => (address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address))
    .filter((address) => /^\/(?!\/)/.test(address))
  return [...new Set(own.map((address) => address.replace(/[?#].*$/, '')))]
}

const leadsToFile = (path: string) =>
  [path, `${path}/index.html`].some((file) =>
    PAGE.test(file) || /\.\w+$/.test(file) ? existsSync(join('out', file)) : false,
  )

test('every URL in pages, feed and sitemap is below the base path and resolves to a file', () => {
  const wrong = files.flatMap((file) =>
    addressesIn(readFileSync(join('out', file), 'utf8'))
      .filter(
        (address) =>
          !address.startsWith(`${basePath}/`) ||
          !leadsToFile(decodeURI(address.slice(basePath.length)).replace(/\/$/, '') || '/index.html'),
      )
      .map((address) => `${file}: ${address}`),
  )
  expect(files.length).toBeGreaterThan(60)
  expect(wrong).toEqual([])
})

test('speculation rules are limited to the base path', () => {
  const rules = /<script type="speculationrules">([^<]+)/.exec(readFileSync('out/index.html', 'utf8'))?.[1]
  expect(rules).toContain(`"href_matches":"${basePath}/*"`)
})

test('below a base path pages hydrate without failed requests, and a search shows the offers', async ({
  page,
}) => {
  test.skip(!basePath, 'pages.spec and journey.spec show it of a site at the root.')
  const exceptions = recordExceptions(page)
  const missing: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && missing.push(answer.url()))
  await fixClock(page)
  const provider = await stubProvider(page)
  const others = ['/about/', '/car-details/', '/blogs/1/', '/admin/', '/'].map((path) => basePath + path)
  for (const path of [vehiclePath, ...others]) {
    await page.goto(path)
    if (path === `${basePath}/admin/`) continue
    await waitForIslands(page)
    await expectReadable(page)
  }
  await fillTrip(page, localTrip)
  await page.getByRole('button', { name: messages.trip.search }).click()
  await page.waitForURL(`**${basePath}/car-offers/?*`)
  await expect(control(page, 'name')).toHaveValue(localTrip.name)
  await expect.poll(() => provider.sent.length).toBe(1)
  expect(missing).toEqual([])
  expect(exceptions).toEqual([])
})
