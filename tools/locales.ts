/**
 * Two steps of a build with several locales; with one they do nothing. `build` builds the site of each further locale
 * with a base path of its own, and `merge` moves them into out/ next to the default one.
 */
import './shared/load-env'
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { basePath } from '../lib/config/env'
import { furtherLocales, localeFolder } from '../lib/config/locales'
import { nodeArguments } from './build/run-steps'
import { untranslated } from './golive/translations'
import { FURTHER_LOCALES, siteSteps } from './build/steps'
import { runCommand } from './setup/command.mjs'
import { must, runNode } from './setup/run.mjs'

/** The steps that run for each locale. */
const OWN_STEPS = ['export', 'published pictures', 'post-build', 'forwarding pages']

/** Files that exist once, at the root, for the host or for all locales. */
const OF_THE_ROOT = ['robots.txt', 'sitemap.xml', 'humans.txt', '.well-known', 'admin']

async function buildLocale(locale: string): Promise<void> {
  const env = { ...process.env, LOCALE: locale, NEXT_PUBLIC_BASE_PATH: basePath + localeFolder(locale) }
  for (const step of siteSteps.filter(({ name }) => OWN_STEPS.includes(name)))
    await must(`The step '${step.name}' of ${locale}`, runNode(nodeArguments(step), { env }))
  for (const name of OF_THE_ROOT) rmSync(join('out', name), { recursive: true, force: true })
  mkdirSync(FURTHER_LOCALES, { recursive: true })
  renameSync('out', join(FURTHER_LOCALES, locale))
  const missing = untranslated(locale)
  const note = missing > 0 ? `, ${missing} texts not translated (npm run golive lists them)` : ''
  console.log(`${locale}: built for ${env.NEXT_PUBLIC_BASE_PATH}/${note}`)
}

function mergeLocale(locale: string): void {
  const target = join('out', localeFolder(locale))
  cpSync(join(FURTHER_LOCALES, locale), target, { recursive: true })
  rmSync(join(FURTHER_LOCALES, locale), { recursive: true })
  console.log(`${locale}: put into ${target}`)
}

await runCommand(async () => {
  const work = process.argv[2] === 'merge' ? mergeLocale : buildLocale
  for (const locale of furtherLocales) await work(locale)
})
