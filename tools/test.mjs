/** `npm test`: installs what is missing, runs every check, and closes with a line that counts them. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { installBrowser } from './setup/browser.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { localBuildEnv } from './setup/local-build.mjs'
import { counted, playwrightCounts, readReport } from './setup/reports.mjs'
import { installServers } from './setup/servers.mjs'
import { bin, runNode } from './setup/run.mjs'

const CLEAN_REPORT = '.cache/clean-build.json'
const BROWSERS_REPORT = '.cache/browsers.json'
const UNIT_REPORT = '.cache/unit.json'
const CONTENT_REPORT = '.cache/content.json'
const SITE_REPORT = '.cache/site.json'
const PLAYWRIGHT_REPORT = '.cache/playwright.json'

/** A step that passes or fails as a whole. */
const oneCheck = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const jest = (report, ...args) => [bin('jest'), '--json', '--outputFile', report, ...args]

const jestCounts = (file) => (code) => {
  const report = readReport(file)
  return counted(code, report?.numPassedTests, report?.numFailedTests)
}

/** Reports of our own: `{ passed, failed }`. */
const countsIn = (file) => (code) => {
  const report = readReport(file)
  return counted(code, report?.passed, report?.failed)
}

const tsx = (script) => ['--import', 'tsx', script]

/**
 * In order. The steps of a group are independent of each other and use one core each, so they run in parallel.
 */
const groups = [
  [{ name: 'clean copy', command: () => ['tools/clean-build.mjs'], count: countsIn(CLEAN_REPORT) }],
  [
    { name: 'lint', command: () => [bin('eslint'), '.', '--max-warnings', '0'] },
    { name: 'formatting', command: () => [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
    {
      name: 'import cycles',
      command: () => [
        bin('depcruise', 'dependency-cruiser'),
        'app',
        'components',
        'late-start',
        'lib',
        'tools',
        'view-models',
      ],
    },
    { name: 'unused code', command: () => [bin('knip')] },
    { name: 'spelling', command: () => [bin('cspell'), 'lint', '--no-progress'] },
    {
      name: 'unit tests',
      command: () => jest(UNIT_REPORT, '--selectProjects', 'unit', 'components'),
      count: jestCounts(UNIT_REPORT),
    },
  ],
  // The browser tests run on the production export.
  [{ name: 'build', command: () => ['tools/build.mjs'] }],
  [
    { name: 'types', command: () => [bin('tsc', 'typescript'), '--noEmit'] },
    {
      name: 'syntax of the oldest browsers',
      command: () => [bin('es-check'), 'checkBrowser', '--module', 'out/_next/static/**/*.js'],
    },
    { name: 'the site as a whole', command: () => tsx('tools/check-site.ts'), count: countsIn(SITE_REPORT) },
    {
      name: 'the content as specified',
      command: () => jest(CONTENT_REPORT, '--selectProjects', 'content'),
      count: jestCounts(CONTENT_REPORT),
    },
    // It mostly waits for its browsers, so it runs in parallel.
    {
      name: 'Firefox and WebKit',
      command: () => ['tools/test-browsers.mjs'],
      count: countsIn(BROWSERS_REPORT),
    },
  ],
  [
    {
      name: 'browser tests',
      command: () => [bin('playwright', '@playwright/test'), 'test'],
      count: (code) => playwrightCounts(PLAYWRIGHT_REPORT, code),
    },
  ],
]

const env = {
  ...localBuildEnv,
  PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
}

const numberOf = new Map(
  groups.flat().map(({ name }, index) => [name, `[${index + 1}/${groups.flat().length}]`]),
)
const total = { passed: 0, failed: 0 }

/** @param {(text: string) => void} [print] takes the output, which else goes to the terminal */
async function runStep({ name, command, count = oneCheck }, print) {
  const started = performance.now()
  const { passed, failed } = count(await runNode(command(), { env, print }))
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  return `${numberOf.get(name)} ${name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`
}

async function runAlone(step) {
  console.log(`\n${numberOf.get(step.name)} ${step.name} …`)
  console.log(await runStep(step))
}

/** Runs as many at a time as there are lanes. The output of a step is shown when it has ended. */
async function runTogether(steps, lanes = availableParallelism()) {
  const queue = steps.values()
  const lane = async () => {
    for (const step of queue) {
      let output = ''
      const result = await runStep(step, (text) => (output += text))
      console.log(`\n${output}${result}`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

mkdirSync('.cache', { recursive: true })
for (const report of [
  CLEAN_REPORT,
  BROWSERS_REPORT,
  UNIT_REPORT,
  CONTENT_REPORT,
  SITE_REPORT,
  PLAYWRIGHT_REPORT,
])
  rmSync(report, { force: true })

const [[cleanCopy], checksOfCode, ...others] = groups
let isCopyChecked = false
const copyChecked = runAlone(cleanCopy).finally(() => (isCopyChecked = true))
// In a checkout without packages, `npm start` in the copy installs them; the report is written when that has ended.
while (!isCopyChecked && !existsSync(CLEAN_REPORT)) await setTimeout(500)
await installDependencies()
// The remaining runs in the copy use about one core.
await Promise.all([copyChecked, runTogether(checksOfCode, Math.max(1, availableParallelism() - 1))])
await installBrowser()
await installServers()
for (const group of others) await (group.length === 1 ? runAlone(group[0]) : runTogether(group))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
