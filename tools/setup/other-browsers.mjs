import { findProgram, installPackages } from './debian.mjs'

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** The Firefox to test with: FIREFOX_PATH, else Debian's, else undefined. */
export const findFirefox = () => findProgram(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr')

/** The virtual display (Xvfb) for WebKit. */
export const findDisplay = () => findProgram(process.env.XVFB_PATH, '/usr/bin/Xvfb')

/** The WebKitWebDriver to test with, which brings its browser: WEBKIT_DRIVER_PATH, else Debian's, else undefined. */
export const findWebKit = () =>
  findDisplay() && findProgram(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver')

/** Installs Firefox and WebKit where that is possible. */
export async function installOtherBrowsers() {
  if (findFirefox() && findWebKit()) return
  await installPackages('Firefox and WebKit', ['--no-install-recommends', ...PACKAGES])
}
