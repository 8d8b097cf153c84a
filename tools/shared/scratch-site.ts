import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['app', 'components', 'content', 'late-start', 'lib', 'tools']
const SETTINGS = /^(package\.json|tsconfig\.json|.+\.config\.(ts|mjs))$/

export function makeAnew(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/**
 * Copies the site's sources into a folder below the project, to be built there apart from `out/`. Packages are found in
 * the project above. The lock file stays behind: where it lies is the root the bundler may read. `public/` stays behind
 * too, unless it is among `more`: its files are copied into every export, and are no page's work.
 */
export function copySources(folder: string, more: string[] = []): void {
  makeAnew(folder)
  const settings = readdirSync('.').filter((name) => SETTINGS.test(name))
  for (const name of [...SOURCES, ...settings, ...more]) cpSync(name, join(folder, name), { recursive: true })
}
