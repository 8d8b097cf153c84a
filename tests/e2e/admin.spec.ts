import { readFileSync } from 'node:fs'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { listPosts } from '@/lib/content/blog'
import { type Guide, listGuides } from '@/lib/content/guides'
import { getCompany } from '@/lib/content/company'
import { companySchema } from '@/lib/content/schema/company'
import { vehicleSchema } from '@/lib/content/schema/fleet'
import { redirectsSchema } from '@/lib/content/schema/redirects'
import { postSchema } from '@/lib/content/schema/post'
import { PREVIEW_WIDTHS } from '@/tools/admin/preview-width'
import { occasion, vehicle } from './support/catalogue'
import { readRepository, seedRepository } from './support/test-repository'

const VEHICLE = `content/fleet/vehicles/${vehicle.slug}.yaml`
const OCCASION = `content/occasions/${occasion.id}.yaml`
const [guide] = listGuides() as [Guide]
const GUIDE = `content/routes/${guide.slug}.yaml`
const NOTICE = 'content/notices/monsoon.yaml'
const [NEXT_POST, POST_AFTER] = [1, 2].map((more) =>
  String(Math.max(...listPosts().map(({ id }) => id)) + more),
) as [string, string]
/** Posts whose files only one test changes. */
const [POST, RENAMED_POST, KEPT_POST] = ['1', '2', '3'].map((id) => `content/blog/${id}.md`) as [
  string,
  string,
  string,
]
const REDIRECTS = 'content/redirects.yaml'
const COMPANY = 'content/company.yaml'
const SEARCH_DESCRIPTION =
  'From Delhi to Agra and back in one day, with driver: when to leave, where to stop.'
const ABOUT = 'content/pages/about.yaml'
const PICTURE = 'public/scenes/blog-1.jpg'

/** What the tests edit, in a repository that exists in the browser only; each has files of its own. */
const FILES = [
  ...[VEHICLE, POST, RENAMED_POST, KEPT_POST, REDIRECTS, COMPANY, PICTURE],
  ...[OCCASION, GUIDE, NOTICE, ABOUT, 'content/map.yaml'],
]

// One after another, in one worker: the editor takes seconds to start, so they share it.
test.describe.configure({ mode: 'default' })
const errors: string[] = []
const requests: string[] = []
let editor: Promise<Page> | undefined

const shareEditor = (browser: Browser, baseURL?: string) =>
  (editor ??= browser.newPage({ baseURL }).then(async (page) => {
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/admin/login/')
    await seedRepository(page, FILES)
    await page.goto('/admin/?backend=test')
    await page.getByRole('button', { name: 'Work with Test Repository' }).click()
    await expect(page.getByRole('button', { name: 'Create Entry or Assets' })).toBeVisible()
    return page
  }))

const openEntry = (page: Page, entry: string) => page.goto(`/admin/?backend=test#/collections/${entry}`)

const field = (scope: Page | Locator, name: string) => scope.getByRole('textbox', { name, exact: true })

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Waits for the file to hold a text, and returns it. */
async function saved(page: Page, path: string, text: string): Promise<string> {
  await expect.poll(() => readRepository(page, path)).toContain(text)
  return readRepository(page, path)
}

function readPost(file: string) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  return { head: postSchema.parse(parse(head)), body: body.trim() }
}

const original = (path: string) => readFileSync(path, 'utf8')

// First: what the editor loads and reports is known from its start.
test('an edited post loads nothing from other origins, violates no rule of the CSP, and keeps its Markdown, tables included', async ({
  browser,
  baseURL,
}) => {
  const page = await shareEditor(browser, baseURL)
  await openEntry(page, 'posts/entries/1')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  expect(requests.filter((url) => /^https?:/.test(url) && !url.startsWith(baseURL ?? ''))).toEqual([])
  expect(errors).toEqual([])
  await field(page, 'Title').fill('Nainital by car')
  await save(page)
  const { head, body } = readPost(await saved(page, POST, 'title: Nainital by car'))
  const before = readPost(original(POST))
  expect(head).toEqual({ ...before.head, title: 'Nainital by car' })
  expect(body).toBe(before.body)
})

test('a vehicle is duplicated, and edited beside its preview: saving changes nothing else in its file, and what the build would reject is not saved', async ({
  browser,
  baseURL,
}) => {
  const page = await shareEditor(browser, baseURL)
  await openEntry(page, `vehicles/entries/${vehicle.slug}`)
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await field(page, 'Name').fill(`${vehicle.name} Hybrid`)
  await save(page)
  const path = `content/fleet/vehicles/${vehicle.name.toLowerCase().replaceAll(' ', '-')}-hybrid.yaml`
  const made = vehicleSchema.parse(parse(await saved(page, path, `${vehicle.name} Hybrid`)))
  expect(made).toMatchObject({ name: `${vehicle.name} Hybrid`, seats: vehicle.seats })

  await openEntry(page, `vehicles/entries/${vehicle.slug}`)
  await field(page, 'Name').fill(`${vehicle.name} ZX`)
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, name: `${vehicle.name} ZX` })).toBeVisible()
  await expect(preview.getByRole('tab').first()).toBeVisible()
  await field(page, 'Name').fill(`${vehicle.name} ZX `)
  await save(page)
  const file = await saved(page, VEHICLE, `${vehicle.name} ZX`)
  const before = vehicleSchema.parse(parse(original(VEHICLE)))
  expect(vehicleSchema.parse(parse(file))).toEqual({ ...before, name: `${vehicle.name} ZX` })
  await openEntry(page, `vehicles/entries/${vehicle.slug}`)
  await page
    .getByRole('group', { name: /Electric/ })
    .getByRole('switch')
    .click()
  await save(page)
  await expect(page.getByText(/an electric vehicle has motorPower and batteryCapacity/).last()).toBeVisible()
  expect(await readRepository(page, VEHICLE)).toBe(file)
})

test('an entry that gets another slug lists its former address as an alias', async ({ browser, baseURL }) => {
  const page = await shareEditor(browser, baseURL)
  await openEntry(page, 'posts/entries/2')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Edit Slug' }).click()
  await page.getByRole('button', { name: 'Edit Slug', exact: true }).click()
  await field(page, 'Slug').fill(NEXT_POST)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await save(page)
  const file = await saved(page, `content/blog/${NEXT_POST}.md`, 'aliases')
  expect(file).toContain('aliases:\n  - /blogs/2/\n')
  await expect.poll(() => readRepository(page, RENAMED_POST)).toBe('')
})

test('an item added to a list is saved, and numeric strings stay strings', async ({ browser, baseURL }) => {
  const page = await shareEditor(browser, baseURL)
  await openEntry(page, 'site/entries/redirects')
  await page.getByRole('button', { name: /^Add .*Redirects/ }).click()
  const before = redirectsSchema.parse(parse(original(REDIRECTS)))
  // The other items may be expanded too.
  const added = page.locator(`[id$='-item-${before.redirects.length}-body']`)
  await field(added, 'From').fill('/fleet')
  await field(added, 'To').fill('/our-fleet')
  await save(page)
  const { redirects } = redirectsSchema.parse(parse(await saved(page, REDIRECTS, '/our-fleet')))
  expect(redirects).toEqual([...before.redirects, { from: '/fleet', to: '/our-fleet' }])
  await openEntry(page, 'site/entries/company')
  await field(page, 'Number as shown').fill('+91 11111 11111')
  await field(page, 'Number as dialled').fill('+911111111111')
  await save(page)
  const company = companySchema.parse(parse(await saved(page, COMPANY, '+91 11111 11111')))
  expect(company.phone).toEqual({ display: '+91 11111 11111', e164: '+911111111111' })
  expect(company.branchOffice.postalCode).toBe(getCompany().branchOffice.postalCode)
})

test('a new post is written and saved', async ({ browser, baseURL }) => {
  const page = await shareEditor(browser, baseURL)
  await openEntry(page, 'posts/new')
  await field(page, 'Title').fill('Agra in a day')
  await field(page, 'Date').fill('2026-11-20')
  await field(page, 'Checked on').fill('2026-11-20')
  await field(page, 'Description').fill('Leave at six, be back by nine.')
  await field(page, 'Search description').fill(SEARCH_DESCRIPTION)
  // Fields below the viewport are rendered when they are scrolled to.
  await page.getByRole('group', { name: /Image/ }).first().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Browse' }).click()
  await page.getByRole('option', { name: /blog-1/ }).click()
  await page.getByRole('button', { name: 'Insert' }).click()
  await field(page, 'Description of the picture').fill('A lake at sunrise')
  await page.getByRole('combobox', { name: 'What a crop keeps' }).click()
  await page.getByRole('option', { name: 'Top left' }).click()
  await page.getByRole('group', { name: /Tags/ }).getByRole('textbox').fill('Agra')
  await field(page, 'Text').fill('## The road\n\nThree hours by the **expressway**.')
  await field(page, 'Slug').fill(POST_AFTER)
  await save(page)
  const { head, body } = readPost(await saved(page, `content/blog/${POST_AFTER}.md`, 'Agra in a day'))
  expect(head).toEqual({
    aliases: [],
    title: 'Agra in a day',
    date: '2026-11-20',
    checkedOn: '2026-11-20',
    description: 'Leave at six, be back by nine.',
    searchDescription: SEARCH_DESCRIPTION,
    draft: false,
    image: { src: '/scenes/blog-1.jpg', alt: 'A lake at sunrise', focus: 'top-left' },
    tags: ['Agra'],
    sample: [],
  })
  expect(body).toBe('## The road\n\nThree hours by the **expressway**.')
})

test('a picture that is too small is refused with the size that is needed, and nothing is saved', async ({
  browser,
  baseURL,
}) => {
  const page = await shareEditor(browser, baseURL)
  await openEntry(page, 'posts/entries/3')
  await page.getByRole('group', { name: /Image/ }).first().scrollIntoViewIfNeeded()
  const small = await sharp({ create: { width: 800, height: 500, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  await page.getByRole('button', { name: 'Replace' }).first().click()
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer: small })
  await page.getByRole('button', { name: 'Insert' }).click()
  // The editor reads the file before the field has it.
  await expect(page.getByRole('button', { name: 'Rename' })).toBeVisible()
  await save(page)
  await expect(page.getByText(/lake\.jpg is only 800 pixels wide/).last()).toBeVisible()
  await expect(page.getByText(/Put one there that is at least 1600 pixels wide/).last()).toBeVisible()
  expect(await readRepository(page, KEPT_POST)).toBe(original(KEPT_POST))
})

test('the map, services, guides, notices and pages have previews of the draft in the site’s style, at the width of a phone and of a desktop', async ({
  browser,
  baseURL,
}) => {
  const page = await shareEditor(browser, baseURL)
  const preview = page.frameLocator('iframe')
  await openEntry(page, 'site/entries/map')
  const rivers = preview.locator('use[href="#rivers"]').first()
  const top = () => rivers.evaluate((use: SVGUseElement) => Math.round(use.getBBox().y))
  await expect.poll(top).toBeGreaterThan(0)
  const before = await top()
  // Disabled where the editor shows all items expanded already.
  const expand = page.getByRole('group', { name: /Rivers/ }).getByRole('button', { name: 'Expand All' })
  await expect(expand).toBeVisible()
  if (await expand.isEnabled()) await expand.click()
  await field(page.getByRole('group', { name: /Points/ }).first(), 'Item Value')
    .first()
    .fill('32.90, 78.93')
  await expect.poll(top).not.toBe(before)

  for (const { entry, shown } of [
    {
      entry: `occasions/entries/${occasion.id}`,
      shown: preview.getByRole('heading', { name: occasion.checklist.heading }),
    },
    {
      entry: `routes/entries/${guide.slug}`,
      shown: preview.getByRole('heading', { level: 1, name: guide.title }),
    },
    { entry: 'notices/entries/monsoon', shown: preview.getByRole('complementary').getByRole('status') },
    { entry: 'pages/entries/about', shown: preview.getByRole('contentinfo') },
  ]) {
    await openEntry(page, entry)
    await expect(shown).toBeVisible()
  }
  for (const pixels of Object.values(PREVIEW_WIDTHS)) {
    await preview.getByRole('button', { name: `${pixels} px` }).click()
    await expect.poll(() => preview.locator('html').evaluate(() => window.innerWidth)).toBe(pixels)
  }
  await field(page, 'Heading').first().fill('Who we are')
  await expect(preview.getByRole('heading', { level: 1, name: 'Who we are' })).toBeVisible()
  expect(await readRepository(page, ABOUT)).toBe(original(ABOUT))
})

test('without a repository the editor offers local folders only', async ({ page }) => {
  await page.goto('/admin/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Access Token/ })).toBeHidden()
  await expect(page.getByText('This build names no repository.')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  const note = await page.locator('.note.local').boundingBox()
  const editor = await page.locator('#nc-root').boundingBox()
  expect(editor?.y).toBe((note?.y ?? 0) + (note?.height ?? 0))
  expect((editor?.y ?? 0) + (editor?.height ?? 0)).toBe(640)
})

test('editor and sign-in are excluded from search engines, and no other page links to them', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  for (const path of ['/admin/', '/admin/login/'])
    expect(await read(path)).toMatch(/<meta name="robots" content="noindex/)
  for (const path of ['/', '/contact-us/', '/terms-condition/'])
    expect(await read(path)).not.toMatch(/href="[^"]*\/admin/)
})
