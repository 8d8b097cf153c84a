/**
 * `npm run test:reproducible`: builds the last commit twice, from an empty folder below .cache/, and compares every
 * byte of the output. Pictures and cards are encoded once and copied; run a build before it.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSteps } from './build/steps'
import { localBuildEnv } from './setup/local-build.mjs'
import { filesBelow } from './shared/files-below'

/** The same folder for both builds, since module names depend on the path. */
const PLACE = '.cache/reproducible'
const MADE_ONCE = buildSteps.flatMap(({ caches = [] }) => caches).filter((path) => path !== '.next')

/** Builds the commit in an empty folder. @returns the hash of each file. */
function build(): Map<string, string> {
  rmSync(PLACE, { recursive: true, force: true })
  execFileSync('git', ['clone', '--quiet', '.', PLACE])
  // The bundler would take the folder of either as its root; the packages are in the project above.
  for (const root of ['.git', 'package-lock.json']) rmSync(join(PLACE, root), { recursive: true })
  for (const path of MADE_ONCE) if (existsSync(path)) cpSync(path, join(PLACE, path), { recursive: true })
  execFileSync(process.execPath, ['tools/build.mjs'], { cwd: PLACE, env: localBuildEnv, stdio: 'inherit' })
  const out = join(PLACE, 'out')
  return new Map(
    filesBelow(out).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(out, file)))
        .digest('hex'),
    ]),
  )
}

const [one, other] = [build(), build()]
const names = [...new Set([...one.keys(), ...other.keys()])].sort()
const differing = names.filter((name) => one.get(name) !== other.get(name))
for (const name of differing) console.error(`differs: ${name}`)
console.log(`${names.length} files, ${differing.length} differ`)
process.exitCode = differing.length === 0 ? 0 : 1
