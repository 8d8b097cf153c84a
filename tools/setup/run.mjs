import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * The script behind a command of an installed package, to be run by Node itself: `node_modules/.bin` holds other files on
 * Windows, and those need a shell.
 * @param {string} name the command, such as 'next'
 * @param {string} [packageName] where the package is called otherwise
 * @returns {string} absolute path
 */
export function bin(name, packageName = name) {
  const manifest = require.resolve
    .paths(packageName)
    ?.map((folder) => join(folder, packageName, 'package.json'))
    .find(existsSync)
  if (!manifest) throw new Error(`The package '${packageName}' is not installed. Run: npm ci`)
  const { bin: commands } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(dirname(manifest), typeof commands === 'string' ? commands : commands[name])
}

/**
 * Runs one command with its output on this terminal, or passed to `print`. SIGINT and SIGTERM are forwarded to the
 * command, which exits first.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, shell?: boolean, stdio?: import('node:child_process').StdioOptions, print?: (text: string) => void }} [options]
 * @returns {Promise<number>} the exit code; a signal counts as 1
 */
export function run(command, args, { print, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...options })
    if (print)
      for (const output of [child.stdout, child.stderr]) output?.setEncoding('utf8').on('data', print)
    const forward = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM']
    for (const signal of signals) process.on(signal, forward)
    const stopForwarding = () => signals.forEach((signal) => process.off(signal, forward))
    child.on('error', (error) => {
      stopForwarding()
      reject(error)
    })
    child.on('close', (code) => {
      stopForwarding()
      resolve(code ?? 1)
    })
  })
}

/**
 * Runs a script of this project, or of an installed package, in a Node process of its own.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options)

/**
 * Runs npm: its own script where it started this process, since `npm` is a batch file on Windows.
 * @param {string[]} args
 */
export const runNpm = (args) =>
  process.env.npm_execpath?.endsWith('npm-cli.js')
    ? runNode([process.env.npm_execpath, ...args])
    : run('npm', args)

/**
 * Waits for a command, and throws if it fails.
 * @param {string} what said when it fails
 * @param {Promise<number>} exitCode
 */
export async function must(what, exitCode) {
  const code = await exitCode
  if (code !== 0) throw new Error(`${what} failed (exit ${code}).`)
}
