import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['app', 'components', 'content', 'lib', 'tools']
const SETTINGS = /^(package\.json|tsconfig\.json|.+\.config\.(ts|mjs))$/
const BUILD = 'next build'

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

const NPM_RUN = 'npm run '

/** The build and the commands after it, as package.json has them. The assets before it are made once and kept. */
export function stepsOfBuild(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commandsOf = (script: string): string[] =>
    (scripts[script] ?? '')
      .split(' && ')
      .flatMap((command) =>
        command.startsWith(NPM_RUN) ? commandsOf(command.slice(NPM_RUN.length)) : command,
      )
  const commands = commandsOf('build')
  if (!commands.includes(BUILD)) throw new Error(`'${BUILD}' is no step of npm run build`)
  return commands.slice(commands.indexOf(BUILD))
}
