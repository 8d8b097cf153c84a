import { readdirSync } from 'node:fs'
import { bundle } from './bundle.mjs'

const TOOLS = 'tools'

/** Besides the scripts in the folder itself. */
const SCRIPTS = [
  'tools/shared/env-files.ts',
  'tools/shared/load-env.ts',
  'tools/build/build.ts',
  'tools/build/run-steps.ts',
]

/**
 * Bundles the scripts of a build. For each of their modules, and of their packages', a build would wait for tsx: more than
 * a second; the bundle takes a third of one, and is kept.
 * @returns {Promise<(script: string) => string>} gives the address of a script in the bundle.
 */
export async function bundleScripts() {
  const scripts = readdirSync(TOOLS)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${TOOLS}/${name}`)
  // The stack of an error names the sources.
  process.setSourceMapsEnabled(true)
  return bundle('scripts', [...SCRIPTS, ...scripts])
}

/**
 * Reads the environment of the current folder. Before any other script: modules that scripts share are evaluated before
 * the script that imports them, and some read the environment.
 * @param {(script: string) => string} addressOf
 */
export async function loadEnvironment(addressOf) {
  await import(addressOf('tools/shared/env-files.ts'))
  await import(addressOf('tools/shared/load-env.ts'))
}
