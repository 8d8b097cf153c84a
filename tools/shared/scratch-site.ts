import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['app', 'components', 'content', 'late-start', 'lib', 'tools', 'view-models']
const SETTINGS = /^(package\.json|tsconfig\.json|.+\.config\.(ts|mjs))$/

function recreateFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/**
 * Copies the site's sources into a folder below the project, to build there without touching `out/`. Packages resolve
 * to the project's node_modules. The lock file is not copied, since the bundler takes its folder as its root. `public/`
 * is not copied either, unless it is among `more`: its files would be copied into every export, and do not affect the
 * pages.
 */
export function copySources(folder: string, more: string[] = []): void {
  recreateFolder(folder)
  const settings = readdirSync('.').filter((name) => SETTINGS.test(name))
  for (const name of [...SOURCES, ...settings, ...more]) cpSync(name, join(folder, name), { recursive: true })
}
