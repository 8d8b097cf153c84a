import { existsSync } from 'node:fs'
import { bin, must, run, runNode } from './run.mjs'

/** Debian's Chromium: headless shell, which takes half the time, and the full browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

const found = (browser) => (existsSync(browser) ? browser : undefined)

/** The browser to test with: CHROMIUM_PATH, else Debian's, else undefined, which means Playwright's own. */
export const findBrowser = () => process.env.CHROMIUM_PATH || found(HEADLESS_SHELL) || found(WHOLE)

/** The full browser, with features such as the back/forward cache. */
export const findWholeBrowser = () => process.env.CHROMIUM_PATH || found(WHOLE)

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function playwrightHasBrowser() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

/** Installs a browser if there is none: Debian's as root on Debian, else Playwright's own. */
export async function installBrowser() {
  if (process.env.CHROMIUM_PATH || (found(HEADLESS_SHELL) && found(WHOLE))) return
  if (canUseApt()) {
    console.log('Installing Chromium …')
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'])
  }
  if (findBrowser() || (await playwrightHasBrowser())) return
  console.log('Installing the browser of Playwright …')
  await must('Installing a browser', runNode([bin('playwright', '@playwright/test'), 'install', 'chromium']))
}
