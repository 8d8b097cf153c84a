import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const DEBIAN_FIREFOX = '/usr/bin/firefox-esr'
const DEBIAN_WEBKIT = '/usr/bin/WebKitWebDriver'
const DEBIAN_DISPLAY = '/usr/bin/Xvfb'
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

const find = (given, path) => given || (existsSync(path) ? path : undefined)

/** The Firefox to test with: FIREFOX_PATH, else Debian's, else undefined. */
export const findFirefox = () => find(process.env.FIREFOX_PATH, DEBIAN_FIREFOX)

/** The virtual display (Xvfb) for WebKit. */
export const findDisplay = () => find(process.env.XVFB_PATH, DEBIAN_DISPLAY)

/** The WebKitWebDriver to test with, which brings its browser: WEBKIT_DRIVER_PATH, else Debian's, else undefined. */
export const findWebKit = () => findDisplay() && find(process.env.WEBKIT_DRIVER_PATH, DEBIAN_WEBKIT)

/** Installs Firefox and WebKit where that is possible. */
export async function installOtherBrowsers() {
  if (findFirefox() && findWebKit()) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Firefox and WebKit …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], env)
}
