import { expect, test, type Page } from '@playwright/test'
import { type Guide, listGuides } from '@/lib/content/guides'
import { getMessages } from '@/lib/content/pages'
import { formatDay } from '@/lib/format/intl'
import { describePlan } from '@/lib/guides/describe-plan'
import { atPace, seasonStart } from '@/lib/guides/plan-day'
import { guidePath, href, routes } from '@/lib/routes/routes'
import { plannedRoad, saidOfVehicles } from '@/view-models/guides'
import { messagePattern } from './support/catalogue'

const { guide: messages, dayPlanner: planner, tripPlan } = getMessages()
const guides = listGuides()
const [first] = guides
const hilly = guides.find(({ stages }) => stages.some(({ hill }) => hill))
if (!first || !hilly) throw new Error('The content holds no guide, or none into the hills')

const arrivals = (page: Page) => page.getByRole('main').locator('ol li time').allTextContents()

/** What the page shows for a start: the departure, then each arrival. */
function planned(guide: Guide, time: string, day?: string, pace = 1): string[] {
  const { leave, stages } = describePlan(atPace(plannedRoad(guide), pace), { time, day }, planner)
  return [leave, ...stages.map(({ arrive }) => arrive)]
}

test('the list links to each guide, by name and on the map', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(href(routes.guides))
  const list = page.getByRole('list', { name: messages.list })
  for (const { place, slug } of guides)
    await expect(list.getByRole('link', { name: place, exact: true })).toHaveAttribute(
      'href',
      href(guidePath(slug)),
    )
  const map = page.getByRole('group', { name: messages.allMap })
  await map.getByText(first.place, { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible()
})

test(
  'another day brings its season’s start, another hour changes the arrivals, and both warn of hill roads after dark',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(href(guidePath(hilly.slug)))
    const form = page.getByRole('form', { name: planner.heading })
    await form.getByLabel(planner.date).fill('2027-12-20')
    const inFog = seasonStart(plannedRoad(hilly), '2027-12-20')!
    await expect(form.getByLabel(planner.time)).toHaveValue(inFog)
    await expect.poll(() => arrivals(page)).toEqual(planned(hilly, inFog, '2027-12-20'))
    await form.getByLabel(planner.time).fill('13:00')
    await expect.poll(() => arrivals(page)).toEqual(planned(hilly, '13:00', '2027-12-20'))
    await expect(form.getByRole('status')).toContainText(formatDay('2027-12-20'))
    const better = form.getByRole('button', { name: messagePattern(planner.leaveAt) })
    await better.click()
    await expect(better).toBeHidden()
    await form.getByLabel(planner.time).fill('13:00')
    const [van] = saidOfVehicles(hilly).flatMap(({ vehicle, pace }) => (pace ? { ...vehicle, pace } : []))
    await form.getByLabel(planner.vehicle).selectOption({ label: van?.name })
    const slower = planned(hilly, '13:00', '2027-12-20', van?.pace)
    await expect.poll(() => arrivals(page)).toEqual(slower)
    await form.getByRole('link', { name: tripPlan.entry }).click()
    await expect(page.locator('#plan-start')).toHaveValue('2027-12-20')
    await expect(page.locator('[name=destination]').first()).toHaveValue(hilly.place)
    await expect(page.getByRole('main')).toContainText(`1 × ${van?.name}`)
    await page.goBack()
    await form.getByLabel(planner.vehicle).selectOption({ label: van?.name })
    await form.getByRole('button', { name: planner.quote }).click()
    await expect(page.locator('.offer-list:visible h3').first()).toHaveText(`${van?.name}`)
  },
)

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a guide shows its route, its plan and a form that submits to the offers', async ({ page }) => {
    await page.goto(href(guidePath(first.slug)))
    expect(await arrivals(page)).toEqual(planned(first, first.usualStart))
    await page.getByRole('button', { name: planner.quote }).click()
    await expect(page).toHaveURL(/destination=/)
  })
})
