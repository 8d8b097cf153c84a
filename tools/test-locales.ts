/**
 * `npm run test:locales`: builds the site in English and in the pseudo-locale, in a scratch copy below .cache/ so that
 * `out/` stays as it is, and checks that no English is left there, that links stay in their language, and that it works
 * and fits small screens. The outputs of the steps before the export are copied from the project.
 */
import { join, resolve } from 'node:path'
import { nodeArguments } from './build/run-steps'
import { siteSteps } from './build/steps'
import {
  alternateFaults,
  countAlternates,
  englishFaults,
  linkFaults,
  type LocalisedSite,
} from './locales/check'
import { runCommand } from './setup/command.mjs'
import { localBuildEnv } from './setup/local-build.mjs'
import { bin, must, runNode } from './setup/run.mjs'
import { copySources } from './shared/scratch-site'

const FOLDER = resolve('.cache/locales-site')
/** Later steps build the editor and the hosts' files. */
const LAST_STEP = 'languages together'
const PSEUDO = 'en-XA'
const PORT = process.env.TEST_PORT ?? '4173'

const env = {
  ...localBuildEnv,
  LOCALES: `en,${PSEUDO}`,
  NEXT_PUBLIC_SITE_URL: `http://localhost:${PORT}`,
}

const site: LocalisedSite = {
  root: join(FOLDER, 'out'),
  origin: env.NEXT_PUBLIC_SITE_URL,
  locales: ['en', PSEUDO],
}

function report(name: string, faults: string[]): number {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`)
  for (const fault of faults.slice(0, 40)) console.log(`    ${fault}`)
  return faults.length
}

await runCommand(async () => {
  if (!process.argv.includes('--built')) {
    copySources(FOLDER, ['public', 'tests'])
    for (const step of siteSteps.slice(0, siteSteps.findIndex(({ name }) => name === LAST_STEP) + 1))
      await must(`The step '${step.name}'`, runNode(nodeArguments(step), { cwd: FOLDER, env }))
  }
  const paired = countAlternates(site)
  const faults =
    report(`no English on the pages of ${PSEUDO}`, englishFaults(site, PSEUDO)) +
    report('links stay in their language', linkFaults(site, PSEUDO)) +
    report(
      `${paired} pages name each other across languages`,
      paired > 0 ? alternateFaults(site) : ['no page names another'],
    )
  const playwright = [
    bin('playwright', '@playwright/test'),
    'test',
    '--config',
    'playwright.locales.config.ts',
  ]
  const code = await runNode(playwright, { cwd: FOLDER, env })
  process.exitCode = faults === 0 && code === 0 ? 0 : 1
})
