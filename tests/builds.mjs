/**
 * `node tests/builds.mjs`: builds the site otherwise than `npm test` does, and runs the tests that see the difference. In all
 * of its languages; in each translated one alone, at the root; below a folder, with a reviews provider and a notice. CI runs
 * it beside `npm test`. The last build stays in out/.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { runCommand } from '../tools/setup/command.mjs'
import { installDependencies } from '../tools/setup/dependencies.mjs'
import { bin, must, runNode } from '../tools/setup/run.mjs'
import { localBuildEnv, translatedLanguages } from './local-build.mjs'
import { installPrograms } from './programs.mjs'

/** Files of tests/e2e that read their texts from the content. The others expect those of the specification, or what no language changes. */
const OF_CONTENT = [
  ...['everyone', 'pages', 'shell', 'search', 'compare', 'guides', 'rates', 'vehicle', 'numbers', 'home'],
  ...['about', 'occasions', 'terms', 'contact-bar', 'blog', 'trip-plan'],
].map((name) => `e2e.${name}`)

const CONTENT_DIR = '.cache/other-content'
const BUILD_DAY = '2026-12-01'
const REVIEWS = 'reviews:\n  script: https://reviews.example/widget.js?id=1\n  widgetId: reviews-widget\n'
const NOTICE = `text: Dense fog is forecast for the mornings of this week. Start an hour later where you can.
link: { label: How we drive in fog, path: /routes/agra }
publishFrom: ${BUILD_DAY}
publishUntil: ${BUILD_DAY}
`

function writeOtherContent() {
  rmSync(CONTENT_DIR, { recursive: true, force: true })
  cpSync('content', CONTENT_DIR, { recursive: true })
  const company = `${CONTENT_DIR}/company.yaml`
  writeFileSync(company, readFileSync(company, 'utf8').replace('\nreviews:\n', `\n${REVIEWS}`))
  writeFileSync(`${CONTENT_DIR}/notices/fog.yaml`, NOTICE)
}

async function testBuild(settings, ...tests) {
  for (const args of [['tools/build.mjs'], ...tests])
    await must(
      `${args.join(' ')} with ${JSON.stringify(settings)}`,
      runNode(args, { env: { ...localBuildEnv, ...settings } }),
    )
}

await runCommand(async () => {
  await installDependencies()
  await installPrograms()
  const site = [bin('jest'), '--selectProjects', 'site']
  const playwright = [bin('playwright', '@playwright/test'), 'test']
  await testBuild({ LOCALES: ['en', ...translatedLanguages].join() }, site)
  for (const LOCALES of translatedLanguages) await testBuild({ LOCALES }, [...playwright, ...OF_CONTENT])
  writeOtherContent()
  await testBuild({ CONTENT_DIR, BUILD_DAY, NEXT_PUBLIC_BASE_PATH: '/preview-12' }, site, [
    ...playwright,
    ...['hosts', 'subfolder', 'reviews', 'notice'].map((name) => `e2e.${name}`),
  ])
})
