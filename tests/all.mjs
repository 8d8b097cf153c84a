/** `npm test`: a start as in README.md, then every check of the site that it built; closes with a line that counts them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { installDependencies } from '../tools/setup/dependencies.mjs'
import { localBuildEnv, translatedLanguages } from './local-build.mjs'
import { installPrograms } from './programs.mjs'
import { bin, runNode } from '../tools/setup/run.mjs'

const jest = (report, ...projects) => ({
  args: () => [bin('jest'), '--json', '--outputFile', report, '--selectProjects', ...projects],
  report,
  countsOf: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
})

/** Checks of the code, the content and the export. They need one core each. */
const checks = [
  { name: 'unit tests', ...jest('.cache/unit.json', 'unit', 'components') },
  { name: 'lint', args: () => [bin('eslint'), '.', '--max-warnings', '0'] },
  { name: 'types', args: () => [bin('tsc', 'typescript'), '--noEmit'] },
  { name: 'the site as a whole', ...jest('.cache/site.json', 'site') },
  { name: 'the content as specified', ...jest('.cache/content.json', 'content') },
  ...translatedLanguages.map((locale) => ({
    name: `the content in ${locale}`,
    args: () => ['--import', 'tsx', 'tools/check-content.ts'],
    ownEnv: { LOCALES: locale },
  })),
  {
    name: 'formatting',
    args: () => [
      ...[bin('prettier'), '--check', '--log-level', 'warn', '.'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
    ],
  },
  { name: 'unused code', args: () => [bin('knip')] },
  { name: 'spelling', args: () => [bin('cspell'), 'lint', '--no-progress'] },
]

const browserTests = {
  name: 'browser tests',
  args: () => [bin('playwright', '@playwright/test'), 'test'],
  report: '.cache/playwright.json',
  countsOf: ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
}

// PORT: that of localBuildEnv's address.
const env = { ...localBuildEnv, PORT: '4173', PLAYWRIGHT_JSON_OUTPUT_FILE: browserTests.report }
const total = { passed: 0, failed: 0 }

/** Starts the site as in README.md, until it answers, and stops it. */
async function start() {
  const child = spawn(process.execPath, ['tools/start.mjs'], { env, stdio: 'inherit' })
  const ended = once(child, 'exit')
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const answers = async () => (await fetch(env.NEXT_PUBLIC_SITE_URL).catch(() => undefined))?.ok
  // Installing and encoding every picture take minutes on a slow machine.
  while (isRunning() && !(await answers())) await sleep(500)
  const code = isRunning() ? 0 : 1
  child.kill('SIGINT')
  await ended
  return code
}

/** Prints the output of a step once it has ended, or as it comes where nothing else runs. */
async function run({ name, args, ownEnv, report, countsOf, does }, isAlone = false) {
  if (report) rmSync(report, { force: true })
  const started = performance.now()
  let output = ''
  const print = isAlone ? undefined : (text) => (output += text)
  const code = await (does?.() ?? runNode(args(), { env: { ...env, ...ownEnv }, print }))
  const counts = report && existsSync(report) && countsOf(JSON.parse(readFileSync(report, 'utf8')))
  const [passed, failed] = counts || [code === 0 ? 1 : 0, 0]
  total.passed += passed
  // A runner that fails without a failed test, such as a suite that does not load, counts as one failure.
  total.failed += code === 0 ? failed : Math.max(failed, 1)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`\n${output}${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
}

async function runTogether(steps) {
  const queue = steps.values()
  const lane = async () => {
    for (const step of queue) await run(step)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}

await run({ name: 'npm start', does: start }, true)
await installDependencies()
await runTogether(checks)
await installPrograms()
await run(browserTests, true)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
