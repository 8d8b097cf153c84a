/** The programs to test with. Each is named by an environment variable, or stands where Debian installs it, or is undefined. */
import { existsSync } from 'node:fs'
import { bin, must, run, runNode } from '../tools/setup/run.mjs'

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const find = (given, path) => given || (existsSync(path) ? path : undefined)

/** Debian's headless shell takes half the time of the full browser. Without both Playwright takes its own. */
export const findBrowser = () => find(process.env.CHROMIUM_PATH, HEADLESS_SHELL) || findWholeBrowser()

/** The full browser, with features such as the back/forward cache. */
export const findWholeBrowser = () => find(process.env.CHROMIUM_PATH, '/usr/bin/chromium')

export const findFirefox = () => find(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr')

/** The virtual display (Xvfb) for WebKit. */
export const findDisplay = () => find(process.env.XVFB_PATH, '/usr/bin/Xvfb')

/** The WebKitWebDriver, which brings its browser. */
export const findWebKit = () =>
  findDisplay() && find(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver')

export const findNginx = () => find(process.env.NGINX_PATH, '/usr/sbin/nginx')

export const findApache = () => find(process.env.APACHE_PATH, '/usr/sbin/apache2')

/** Debian's packages, and what finds the programs in them. */
const PACKAGES = [
  [['chromium'], findWholeBrowser],
  [['chromium-headless-shell'], () => process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL)],
  [['firefox-esr'], findFirefox],
  [['webkit2gtk-driver', 'xvfb'], findWebKit],
  [['nginx-light', 'libnginx-mod-http-brotli-static'], findNginx],
  [['apache2-bin'], findApache],
]

/**
 * Installs what is missing, as root on Debian; elsewhere a browser of Playwright's own at least. The tests of other missing
 * programs are skipped with a message, and in CI they fail.
 */
export async function installPrograms() {
  const missing = PACKAGES.flatMap(([names, isThere]) => (isThere() ? [] : names))
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(', ')} …`)
    // The packages of servers would start them in any other runlevel.
    const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env })
  }
  const { chromium } = await import('@playwright/test')
  if (findBrowser() || existsSync(chromium.executablePath())) return
  console.log('Installing the browser of Playwright …')
  await must('Installing a browser', runNode([bin('playwright', '@playwright/test'), 'install', 'chromium']))
}
