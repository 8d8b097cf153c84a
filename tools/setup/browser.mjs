import { existsSync } from 'node:fs'
import { mustRun, run } from './run.mjs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** The browser to test with: CHROMIUM_PATH, else Debian's, else undefined, which means Playwright's own. */
export const findBrowser = () =>
  process.env.CHROMIUM_PATH || (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined)

async function playwrightHasBrowser() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

/** Makes sure that there is a browser: Debian's as root on Debian, else Playwright's own. */
export async function installBrowser() {
  if (findBrowser() || (await playwrightHasBrowser())) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    await run('apt-get', ['update', '-qq'])
    await mustRun('Installing Chromium', 'apt-get', ['install', '-y', '-qq', 'chromium'])
    return
  }
  console.log('Installing the browser of Playwright …')
  await mustRun('Installing a browser', 'npx', ['playwright', 'install', 'chromium'])
}
