import type { BrowserContext } from '@playwright/test'
import { SENT_KEY } from '@/lib/enquiry/limits'

/** When the sender learnt that an enquiry had arrived, by the machine's clock. */
export type Known = {
  at: number
  /** False where the page had the response but may have been left before processing it. */
  isCertain: boolean
}

/** What a page writes to the console when it notes in storage that an enquiry was sent; the time follows. */
const NOTED = '[noted]'

/** @returns what the pages of a visit and their worker learn, as they learn it. */
export async function watchKnown(context: BrowserContext, providerOrigin: string): Promise<Known[]> {
  const known: Known[] = []
  context.on('console', (message) => {
    const [noted, at] = message.text().split(' ')
    if (noted === NOTED) known.push({ at: Number(at), isCertain: true })
  })
  context.on('response', (response) => {
    const request = response.request()
    if (request.url().startsWith(providerOrigin) && request.method() === 'POST' && response.status() === 200)
      known.push({ at: Date.now(), isCertain: request.serviceWorker() !== null })
  })
  await context.addInitScript(
    ([noted, log]) => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key.startsWith(log)) console.warn(noted, performance.timeOrigin + performance.now())
        return setItem.call(this, key, value)
      }
    },
    [NOTED, SENT_KEY] as const,
  )
  return known
}
