import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { recordAlerts } from './support/alerts'
import { enquireAbout, enquiries, type Enquiry, fillEnquiry, main, send } from './support/enquiries'
import { recordExceptions } from './support/faults'
import { type Feature, removeFeatures, removeInvokers } from './support/old-browser'
import { stubProvider } from './support/provider'
import { control, fillTrip, localTrip, fixClock, searchFor } from './support/trip'
import { messages, occasion } from './support/catalogue'

// A browser without Trusted Types does not enforce them.
test.use({ bypassCSP: true })
const all = (owner: string, names: string): Feature[] => names.split(' ').map((name) => [owner, name])

/**
 * Features of the last ten years that the scripts use or may use. Features of one group are independent of each other.
 */
const GROUPS: Feature[][] = [
  [
    ...all('String', 'toWellFormed isWellFormed replaceAll matchAll'),
    ...all('Promise', 'allSettled any withResolvers'),
    ['URL', 'canParse'],
    ['', 'trustedTypes'],
  ],
  [
    ['Crypto', 'randomUUID'],
    ...['Array', 'String', 'TypedArray'].flatMap((owner) => all(owner, 'at findLast findLastIndex')),
    ...all('', 'requestIdleCallback cancelIdleCallback navigation scheduler'),
    ['Document', 'startViewTransition'],
  ],
  [
    ...all('Navigator', 'locks serviceWorker'),
    ['', 'caches'],
    ...all('Object', 'hasOwn groupBy'),
    ['', 'ResizeObserver'],
    ['HTMLFormElement', 'requestSubmit'],
  ],
  [
    ...all('Array', 'toSorted toReversed toSpliced with fromAsync'),
    ...all('', 'structuredClone queueMicrotask reportError'),
    ...all('AbortSignal', 'timeout any'),
    ['', 'IntersectionObserver'],
  ],
  [['SubmitEvent', 'submitter'], ...all('Element', 'replaceChildren checkVisibility getAnimations')],
]

const INVOKERS: Feature[] = [['', 'invoker commands and popovers']]

/** All groups at once in every run, each alone once a week. */
const REMOVED = process.env.FULL_DEPTH ? [...GROUPS, INVOKERS] : [[...GROUPS.flat(), ...INVOKERS]]

const nameOf = ([owner, name]: Feature) => (owner ? `${owner}.${name}` : name)

async function searchIsSent(page: Page): Promise<void> {
  await page.goto('/')
  await searchFor(page, localTrip)
}

async function formIsSent(page: Page, enquiry: Enquiry): Promise<void> {
  await page.goto(enquiry.path)
  await fillEnquiry(page, enquiry)
  await send(page, enquiry)
  await expect(main(page).getByRole('status')).toHaveText(enquiry.sent)
}

async function dialogIsSent(page: Page): Promise<void> {
  await page.goto('/our-services/')
  await enquireAbout(page, occasion.service).click()
  const dialog = page.getByRole('dialog', { name: messages.service.heading })
  const { name, contactNumber, email, requirements } = enquiries.contact.typed
  await fillTrip(dialog, { name, contactNumber, email, requirements })
  await expect(control(dialog, 'service')).toHaveValue(occasion.service)
  await dialog.getByRole('button', { name: messages.service.send }).click()
  await expect(dialog.getByRole('status')).toHaveText(messages.contact.sent)
}

/** Sends every form from a page of its own. @returns the errors. */
async function sendAll(
  context: BrowserContext,
  prepare: (page: Page) => Promise<unknown>,
): Promise<string[]> {
  const first = await context.newPage()
  const provider = await stubProvider(first)
  // One fake clock for all pages of the context.
  await fixClock(first)
  const visits = [
    searchIsSent,
    dialogIsSent,
    ...[enquiries.contact, enquiries.vehicle].map((enquiry) => (page: Page) => formIsSent(page, enquiry)),
  ]
  const exceptions: string[] = []
  for (const visit of visits) {
    const page = await context.newPage()
    const found = recordExceptions(page)
    recordAlerts(page)
    await prepare(page)
    await visit(page)
    exceptions.push(...found)
    await page.close()
  }
  await expect.poll(() => provider.sent.length).toBe(visits.length)
  return exceptions
}

for (const features of REMOVED)
  test(`every form is sent without ${features.map(nameOf).join(', ')}`, async ({ context }) => {
    const prepare = async (page: Page) => {
      await removeFeatures(page, features)
      if (features.includes(INVOKERS[0]!)) await removeInvokers(page)
    }
    expect(await sendAll(context, prepare)).toEqual([])
  })

test('the fleet opens and closes without popovers', async ({ page }) => {
  await removeInvokers(page)
  await page.goto('/contact-us/')
  const button = page.getByRole('banner').getByRole('button', { name: messages.header.fleet })
  const menu = page.getByRole('dialog', { name: messages.header.menu })
  await button.click()
  await expect(menu.getByRole('link', { name: /Ioniq/ })).toBeVisible()
  await button.click()
  await expect(menu).toBeHidden()
})
