import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mustRun } from './run.mjs'

const OLDEST_NODE = 20
const STAMP = 'node_modules/.installed-from'

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

/** Installs exactly what the lock file names, unless that has been done. */
export async function installDependencies() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
    throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return
  console.log('Installing the packages that package-lock.json names …')
  await mustRun('Installing', 'npm', ['ci', '--no-audit', '--no-fund'])
  writeFileSync(STAMP, lockHash())
}
