import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/**
 * The program to test with.
 * @param {string | undefined} given by an environment variable
 * @param {string} path where Debian installs it
 * @returns {string | undefined} undefined where it is not installed
 */
export const findProgram = (given, path) => given || (existsSync(path) ? path : undefined)

/**
 * Installs packages of Debian, as root on Debian only.
 * @param {string} what said before it
 * @param {string[]} packages arguments of `apt-get install`
 */
export async function installPackages(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${what} …`)
  // The packages of servers would start them in any other runlevel.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', ...packages], { env })
}
