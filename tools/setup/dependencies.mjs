import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { must, runNpm } from './run.mjs'

/** The minimum version of `engines` in package.json. */
const OLDEST_NODE = 'v20.19.0'
const STAMP = 'node_modules/.installed-from'

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

/** npm's cache is in the home folder; if that is read-only, another one is used. */
function cacheSetting() {
  try {
    const cache = process.env.npm_config_cache ?? join(homedir(), '.npm')
    mkdirSync(cache, { recursive: true })
    accessSync(cache, constants.W_OK)
    return {}
  } catch {
    return { npm_config_cache: resolve('.cache/npm') }
  }
}

/** Runs `npm ci`, unless that has been done for this lock file. */
export async function installDependencies() {
  if (process.version.localeCompare(OLDEST_NODE, 'en', { numeric: true }) < 0)
    throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return
  console.log('Installing the packages that package-lock.json names …')
  const env = { ...process.env, ...cacheSetting() }
  await must('Installing', runNpm(['ci', '--no-audit', '--no-fund'], { env }))
  writeFileSync(STAMP, lockHash())
}
