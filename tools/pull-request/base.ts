/** The site as it is without the pull request, built apart from `out/`. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { must, runNode } from '../setup/run.mjs'
import { makeAnew } from '../shared/scratch-site'

const FOLDER = '.cache/pull-request/before'
/** Read by their path, and not as modules, which are found in the project above. */
const FONTS = 'node_modules/@fontsource-variable'
/** Made only where they are missing: what is the same in both is not made twice. */
const CACHES = ['public/pictures', 'public/cards', '.cache/cards.json']

/**
 * Builds a commit below the project, where packages are found in the project above.
 * @returns the folder, with `content/` and `out/` in it.
 * @throws Error for what is no commit, and where the build fails.
 */
export async function buildBase(commit: string): Promise<string> {
  if (!/^[0-9a-f]{7,40}$/.test(commit)) throw new Error(`'${commit}' is not the id of a commit`)
  makeAnew(FOLDER)
  const archive = resolve(FOLDER, '..', 'before.tar')
  execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, commit])
  execFileSync('tar', ['-xf', archive, '-C', FOLDER])
  rmSync(archive)
  // Where the lock file lies is the root the bundler may read.
  rmSync(join(FOLDER, 'package-lock.json'), { force: true })
  for (const name of CACHES.filter(existsSync)) cpSync(name, join(FOLDER, name), { recursive: true })
  mkdirSync(join(FOLDER, dirname(FONTS)), { recursive: true })
  symlinkSync(realpathSync(FONTS), join(FOLDER, FONTS), 'junction')
  await must('The build of the base', runNode(['tools/build.mjs'], { cwd: resolve(FOLDER) }))
  return FOLDER
}
