import type { Page } from '@playwright/test'

/**
 * Controls `navigator.onLine` of this page and of those that it navigates to, with the events of a change. Documents
 * and scripts still load, unlike after `context.setOffline`, so a test can navigate to a page that is offline from the
 * start. Chromium only.
 */
export async function controlOnlineState(page: Page): Promise<(offline: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return async (offline) => {
    await session.send('Network.overrideNetworkState', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  }
}
