/**
 * `node tools/test-languages.mjs`: builds the site in all of its languages and checks it as a whole, then each translated
 * language alone, at the root, for the browser tests that read their texts from the content. CI runs it beside `npm test`.
 */
import { runCommand } from './setup/command.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { translatedLanguages } from './setup/languages.mjs'
import { localBuildEnv } from './setup/local-build.mjs'
import { installPrograms } from './setup/programs.mjs'
import { bin, must, runNode } from './setup/run.mjs'

/** Files of tests/e2e. The others expect texts of the specification, or what no language changes. */
const TESTS = [
  ...['everyone', 'pages', 'shell', 'search', 'compare', 'guides', 'rates', 'vehicle', 'numbers', 'home'],
  ...['about', 'occasions', 'terms', 'contact-bar', 'blog', 'trip-plan'],
].map((name) => `e2e.${name}`)

const inLanguages = (locales, args) =>
  must(`${args.join(' ')} in ${locales}`, runNode(args, { env: { ...localBuildEnv, LOCALES: locales } }))

await runCommand(async () => {
  await installDependencies()
  await installPrograms()
  const all = ['en', ...translatedLanguages].join()
  await inLanguages(all, ['tools/build.mjs'])
  await inLanguages(all, ['--import', 'tsx', 'tools/check-site.ts'])
  for (const locale of translatedLanguages) {
    await inLanguages(locale, ['tools/build.mjs'])
    await inLanguages(locale, [bin('playwright', '@playwright/test'), 'test', ...TESTS])
  }
})
