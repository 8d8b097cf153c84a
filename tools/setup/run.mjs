import { spawn } from 'node:child_process'

/** The commands of installed packages, without npm in between. */
export const bin = (name) => `node_modules/.bin/${name}`

/**
 * Runs one command with its output on this terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code; a signal counts as 1
 */
export function run(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a command that the rest cannot do without.
 * @param {string} what said when it fails
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function mustRun(what, command, args, env) {
  const code = await run(command, args, env)
  if (code !== 0) throw new Error(`${what} failed (${command} ${args.join(' ')}, exit ${code})`)
}
