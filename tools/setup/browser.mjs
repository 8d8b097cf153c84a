import { existsSync } from 'node:fs'
import { findProgram, installPackages } from './debian.mjs'
import { bin, must, runNode } from './run.mjs'

/** Debian's Chromium: headless shell, which takes half the time, and the full browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

/** The browser to test with: CHROMIUM_PATH, else Debian's, else undefined, which means Playwright's own. */
export const findBrowser = () => findProgram(process.env.CHROMIUM_PATH, HEADLESS_SHELL) || findWholeBrowser()

/** The full browser, with features such as the back/forward cache. */
export const findWholeBrowser = () => findProgram(process.env.CHROMIUM_PATH, WHOLE)

async function playwrightHasBrowser() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

/** Installs a browser if there is none: Debian's as root on Debian, else Playwright's own. */
export async function installBrowser() {
  if (process.env.CHROMIUM_PATH || (existsSync(HEADLESS_SHELL) && existsSync(WHOLE))) return
  await installPackages('Chromium', ['chromium', 'chromium-headless-shell'])
  if (findBrowser() || (await playwrightHasBrowser())) return
  console.log('Installing the browser of Playwright …')
  await must('Installing a browser', runNode([bin('playwright', '@playwright/test'), 'install', 'chromium']))
}
