import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { must, runNpm } from './run.mjs'

/** The minimum version of `engines` in package.json. */
const OLDEST_NODE = 'v20.19.0'
const STAMP = 'node_modules/.installed-from'

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

/** Runs `npm ci`, unless that has been done for this lock file. */
export async function installDependencies() {
  if (process.version.localeCompare(OLDEST_NODE, 'en', { numeric: true }) < 0)
    throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return
  console.log('Installing the packages that package-lock.json names …')
  await must('Installing', runNpm(['ci', '--no-audit', '--no-fund']))
  writeFileSync(STAMP, lockHash())
}
