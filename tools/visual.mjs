/**
 * `npm run visual [-- Playwright's options]`: compares every page of out/ with the screenshots accepted last. If there
 * are none, it asks before it accepts the current ones, which nobody may have reviewed.
 */
import { existsSync, readdirSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { bin, runNode } from './setup/run.mjs'

const ACCEPTED = '.cache/visual/accepted'

const hasAccepted = () => existsSync(ACCEPTED) && readdirSync(ACCEPTED).length > 0

async function mayAccept() {
  console.log('No pictures have been accepted on this machine yet, so there is nothing to compare with.')
  if (!process.stdin.isTTY) {
    console.log('Look at the site (npm run serve), then accept it as it is: npm run visual:accept')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Have you looked at every page, and accept all as they are? [y/N] ')
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

const compare = (...options) =>
  runNode([
    bin('playwright', '@playwright/test'),
    'test',
    '-c',
    'playwright.visual.config.ts',
    ...process.argv.slice(2),
    ...options,
  ])

if (hasAccepted()) process.exitCode = await compare('--update-snapshots=none')
else process.exitCode = (await mayAccept()) ? await compare('--update-snapshots') : 1
