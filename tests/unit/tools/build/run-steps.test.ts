import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'

const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
const log = join(folder, 'log.txt')
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
afterAll(() => rmSync(folder, { recursive: true }))

/** A script that appends its arguments and its process to the log, then does something. */
function script(name: string, act = ''): string {
  const file = join(folder, `${name}.ts`)
  const line = `\`${name} \${process.argv.slice(2).join()} \${process.pid}\\n\``
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(log)}, ${line})\n${act}\n`,
  )
  return file
}

function runScripts(...commands: string[][]) {
  writeFileSync(log, '')
  const steps = commands.map((command, index) => ({ name: `step ${index + 1}`, command, makes: [] }))
  const main = `import { runSteps } from './tools/build/run-steps.ts'\nawait runSteps(${JSON.stringify(steps)})`
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', main]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stderr, lines: readFileSync(log, 'utf8').trim().split('\n') }
}

it.each([
  ['sets an exit code', 'process.exitCode = 3'],
  ['throws', "throw new Error('broken')"],
])('a script that %s is named, and no later one runs', (_, act) => {
  const { status, stderr, lines } = runScripts([script('a')], [script('b', act)], [script('c')])
  expect(status).toBeGreaterThan(0)
  expect(stderr).toContain("The build stopped at the step 'step 2'.")
  expect(lines.map((line) => line[0])).toEqual(['a', 'b'])
})
