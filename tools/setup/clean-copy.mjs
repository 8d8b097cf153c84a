import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  readlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const PACKAGES = 'node_modules'

/** Links every file of a folder into another one, which takes a second where a copy takes a minute. */
export function linkFolder(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target)
  } catch {
    // Another disk, or a system without hard links.
    copyFileSync(source, target)
  }
}

/** The files that git knows, so that what was generated, and what somebody forgot to add, stays behind. */
const trackedFiles = () =>
  execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && lstatSync(file, { throwIfNoEntry: false }))

/**
 * Copies the tracked files alone (no history, nothing generated) into an empty folder outside the project, whose name has a space,
 * and shares the installed packages with it, where there are any.
 * @returns {string} the folder
 * @throws where git is missing or the project is no checkout
 */
export function makeCleanCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'clean copy '))
  for (const file of trackedFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  if (existsSync(PACKAGES)) linkFolder(PACKAGES, join(folder, PACKAGES))
  return folder
}
