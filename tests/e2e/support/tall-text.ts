import type { Page } from '@playwright/test'
import { tallPseudoText } from '@/lib/content/pseudo-locale'

/** Writes the texts of a page as tall as any script and without spaces, as the pseudo-locale en-XT does. */
export async function writeTall(page: Page): Promise<void> {
  const texts = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style')) found.push(walker.currentNode)
    return found
  })
  const written = await texts.evaluate((nodes) => nodes.map(({ nodeValue }) => nodeValue ?? ''))
  await texts.evaluate(
    (nodes, tall) => nodes.forEach((node, index) => (node.nodeValue = tall[index] ?? null)),
    written.map(tallPseudoText),
  )
}
