import { expect, test } from '@playwright/test'
import { pages } from '@/lib/content/pages'
import { href, routes } from '@/lib/routes/routes'

const page = pages.rates()

test('the round trip is drawn without overlaps', async ({ page: tab }) => {
  await tab.goto(href(routes.rates))
  const drawing = tab.getByRole('img', { name: page.garage.drawing })
  const boxes = await drawing.locator('text').evaluateAll((texts) =>
    texts.map((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect()
      return { text: text.textContent, left, right, top, bottom }
    }),
  )
  const frame = await drawing.boundingBox()
  const outside = boxes.filter(
    ({ left, right }) => frame && (left < frame.x || right > frame.x + frame.width),
  )
  // The line boxes of one label overlap by their leading; a larger overlap is a collision.
  const LEADING = 6
  const overlaps = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) =>
          a.left < b.right &&
          b.left < a.right &&
          a.top + LEADING < b.bottom - LEADING &&
          b.top + LEADING < a.bottom - LEADING,
      )
      .map((b) => `${a.text} / ${b.text}`),
  )
  expect({ outside, overlaps }).toEqual({ outside: [], overlaps: [] })
})
