import { expect, type Locator, test } from '@playwright/test'
import sharp from 'sharp'
import { listCategories, listedIn } from '@/lib/content/fleet'
import { cardOf, galleryOf } from '@/lib/content/images'
import { fleetPath, href } from '@/lib/routes/routes'

/** Darker than any paint or shadow but that under a tyre. */
const DARK = 40
/** The least width of a tyre's tread, as a share of the card. */
const TREAD = 0.012

/** The height of the lowest dark row of a picture, where the nearest tyre touches the ground, as a share of it. */
async function tyreLine(picture: Locator): Promise<number> {
  const { data, info } = await sharp(await picture.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isTyre = (y: number) => {
    const row = data.subarray(y * info.width * info.channels, (y + 1) * info.width * info.channels)
    return row.filter((value) => value < DARK).length > TREAD * info.width * info.channels
  }
  let y = info.height - 1
  while (y > 0 && !isTyre(y)) y--
  return y / info.height
}

/** Renders with a variant for cards. Of a bus, the long front overhang is nearer than the tyre and so lower. */
const framed = listCategories()
  .filter(({ slug }) => slug !== 'luxury-buses')
  .map(({ slug }) => ({
    slug,
    vehicles: listedIn(slug).filter(
      (vehicle) => cardOf(vehicle).picture?.hash !== galleryOf(vehicle)[0]?.picture?.hash,
    ),
  }))
  .filter(({ vehicles }) => vehicles.length > 1)

for (const { slug, vehicles } of framed)
  test(`the vehicles of ${slug} stand on one line`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(href(fleetPath(slug)))
    const lines = []
    for (const { name } of vehicles) {
      const picture = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .getByRole('img')
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      lines.push(await tyreLine(picture))
    }
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(0.015)
  })
