/** The site as it is without the pull request, built apart from `out/`. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { must, runNode } from '../setup/run.mjs'
import { recreateFolder } from '../shared/scratch-site'

const FOLDER = '.cache/pull-request/before'
/** Read by path, unlike modules, which resolve to the project's node_modules. */
const FONTS = 'node_modules/@fontsource-variable'
/** Caches, so that what is the same in both builds is made once. */
const CACHES = ['public/pictures', '.cache/cards']

/**
 * Builds a commit in a folder below the project, so that packages resolve to the project's node_modules.
 * @returns the folder, with `content/` and `out/` in it.
 * @throws Error for an invalid commit, and when the build fails.
 */
export async function buildBase(commit: string): Promise<string> {
  if (!/^[0-9a-f]{7,40}$/.test(commit)) throw new Error(`'${commit}' is not the id of a commit`)
  recreateFolder(FOLDER)
  const archive = resolve(FOLDER, '..', 'before.tar')
  execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, commit])
  execFileSync('tar', ['-xf', archive, '-C', FOLDER])
  rmSync(archive)
  // The bundler takes the folder with the lock file as its root.
  rmSync(join(FOLDER, 'package-lock.json'), { force: true })
  for (const name of CACHES.filter(existsSync)) cpSync(name, join(FOLDER, name), { recursive: true })
  mkdirSync(join(FOLDER, dirname(FONTS)), { recursive: true })
  symlinkSync(realpathSync(FONTS), join(FOLDER, FONTS), 'junction')
  await must('The build of the base', runNode(['tools/build.mjs'], { cwd: resolve(FOLDER) }))
  return FOLDER
}
