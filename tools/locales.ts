/**
 * Two steps of a build with several locales; with one they do nothing. `build` builds the site of each further locale
 * with a base path of its own, and `merge` moves them into out/ next to the default one.
 */
import './shared/load-env'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { basePath } from '../lib/config/env'
import { furtherLocales, localeFolder } from '../lib/config/locales'
import { listSitePages } from '../lib/content/site-pages'
import { pagesIn } from '../lib/content/translated'
import { SHARED_FOLDERS } from '../lib/routes/routes'
import { nodeArguments } from './build/run-steps'
import { buildSteps, FURTHER_LOCALES } from './build/steps'
import { runCommand } from './setup/command.mjs'
import { must, runNode } from './setup/run.mjs'

/** Files that exist once, at the root, for the host or for all locales. */
const OF_THE_ROOT = ['robots.txt', 'sitemap.xml', 'humans.txt', '.well-known', ...SHARED_FOLDERS]

async function runStep(name: string, locale: string, env: NodeJS.ProcessEnv): Promise<void> {
  const step = buildSteps.find((each) => each.name === name)
  if (!step) throw new Error(`There is no step '${name}'`)
  await must(`The step '${name}' of ${locale}`, runNode(nodeArguments(step), { env }))
}

/** Deletes pages of the export, but not what lies in folders below them. */
function removePages(paths: string[]): void {
  for (const path of paths)
    for (const { name, parentPath } of readdirSync(join('out', path), { withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    ))
      rmSync(join(parentPath, name))
}

async function buildLocale(locale: string): Promise<void> {
  const pages = pagesIn(locale)
  if (pages.size === 0) return console.log(`${locale}: no page (npm run golive lists what is not translated)`)
  const env = {
    ...process.env,
    LOCALE: locale,
    NEXT_PUBLIC_BASE_PATH: basePath + localeFolder(locale),
    LANGUAGE_PAGES: [...pages].join(' '),
  }
  await runStep('social cards', locale, env)
  await runStep('export', locale, env)
  for (const name of OF_THE_ROOT) rmSync(join('out', name), { recursive: true, force: true })
  removePages(listSitePages().flatMap(({ path }) => (pages.has(path) ? [] : path)))
  await runStep('post-build', locale, env)
  await runStep('forwarding pages', locale, env)
  mkdirSync(FURTHER_LOCALES, { recursive: true })
  renameSync('out', join(FURTHER_LOCALES, locale))
  console.log(`${locale}: ${pages.size} pages below ${env.NEXT_PUBLIC_BASE_PATH}/`)
}

function mergeLocale(locale: string): void {
  const [made, target] = [join(FURTHER_LOCALES, locale), join('out', localeFolder(locale))]
  if (!existsSync(made)) return
  cpSync(made, target, { recursive: true })
  rmSync(made, { recursive: true })
  console.log(`${locale}: put into ${target}`)
}

await runCommand(async () => {
  const work = process.argv[2] === 'merge' ? mergeLocale : buildLocale
  for (const locale of furtherLocales) await work(locale)
})
