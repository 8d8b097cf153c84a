/**
 * `npx tsx tools/test-plain.ts`: builds the site with POSTBUILD=off in a scratch copy below .cache/, so that `out/` stays as it
 * is, and runs the browser tests tagged @plain on it: the site works without the late start (late-start/README.md). The
 * outputs of the steps before the export are copied from the project.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nodeArguments } from './build/run-steps'
import { siteSteps } from './build/steps'
import { runCommand } from './setup/command.mjs'
import { localBuildEnv } from './setup/local-build.mjs'
import { bin, must, runNode } from './setup/run.mjs'
import { copySources } from './shared/scratch-site'

const FOLDER = resolve('.cache/plain')
/** The steps that the tests need; the other steps do not depend on the late start. */
const STEPS = ['export', 'post-build']

const env = {
  ...localBuildEnv,
  POSTBUILD: 'off',
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(FOLDER, 'report.json'),
}

await runCommand(async () => {
  copySources(FOLDER, ['public', 'tests'])
  for (const step of siteSteps.filter(({ name }) => STEPS.includes(name)))
    await must(`The step '${step.name}'`, runNode(nodeArguments(step), { cwd: FOLDER, env }))
  if (!readFileSync(join(FOLDER, 'out', 'index.html'), 'utf8').includes('self.__next_f.push('))
    throw new Error('The build is not plain: its scripts start late.')
  const playwright = [
    bin('playwright', '@playwright/test'),
    'test',
    '--grep',
    '@plain',
    '--project',
    'desktop',
  ]
  process.exitCode = await runNode(playwright, { cwd: FOLDER, env })
})
