import { test, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    countScrolled?: (pixels: number) => void
  }
}

type Enquiry = { templateName: string; params: Record<string, string> }

/** Reports by how many pixels the page, a dialog or a list is scrolled up or down. */
function reportScrolling(): void {
  const positions = new WeakMap<EventTarget, number>()
  addEventListener(
    'scroll',
    ({ target }) => {
      if (!target) return
      const position = target instanceof Element ? target.scrollTop : window.scrollY
      window.countScrolled?.(Math.abs(position - (positions.get(target) ?? 0)))
      positions.set(target, position)
    },
    true,
  )
}

/** The texts that are seen without scrolling: whole in the viewport, and in front at the middle of their first line. */
function listSeenTexts(): string[] {
  const seen: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim().replace(/\s+/g, ' ')
    const parent = node.parentElement
    if (!text || !parent?.checkVisibility({ checkVisibilityCSS: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const [line] = range.getClientRects()
    const { top, bottom } = range.getBoundingClientRect()
    if (!line || top < 0 || bottom > innerHeight) continue
    const front = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
    if (front && (parent.contains(front) || front.contains(parent))) seen.push(text)
  }
  return seen
}

/**
 * A visitor whose taps, keys and scrolled pixels are counted. A date, a time or a choice counts as the one tap that opens
 * its picker, which is the system's.
 */
export async function countVisitor(page: Page) {
  const counts = { taps: 0, keys: 0, scrolled: 0 }
  await page.exposeFunction('countScrolled', (pixels: number) => (counts.scrolled += Math.round(pixels)))
  await page.addInitScript(reportScrolling)
  const tap = async (target: Locator) => {
    counts.taps += 1
    await (test.info().project.use.hasTouch ? target.tap() : target.click())
  }
  return {
    counts,
    tap,
    /** What stands in the field is deleted key by key. */
    type: async (field: Locator, text: string) => {
      await tap(field)
      counts.keys += (await field.inputValue()).length + text.length
      await field.clear()
      await field.pressSequentially(text)
    },
    pick: async (field: Locator, value: string) => {
      await tap(field)
      await field.fill(value)
    },
    seen: () => page.evaluate(listSeenTexts),
  }
}

export type Visitor = Awaited<ReturnType<typeof countVisitor>>

/** What the inbox of a site received from a sender, the newest first. */
export async function readInbox(origin: string, sender: string): Promise<Enquiry[]> {
  const all = (await (await fetch(`${origin}/__inbox.json`)).json()) as Enquiry[]
  return all.filter(({ params }) => [params.from_name, params.name].includes(sender))
}

/** Keeps with the results of the test what its journey took, what stands on the last screen, and what was received. */
export async function noteJourney({ counts, seen }: Visitor, received: Enquiry[] = []): Promise<void> {
  const { taps, keys, scrolled } = counts
  const description = `${taps} taps, ${keys} keys, ${scrolled} px scrolled`
  test.info().annotations.push({ type: 'journey', description })
  const body = JSON.stringify({ counts, seen: await seen(), received }, null, 2)
  await test.info().attach('journey', { body, contentType: 'application/json' })
}
