/**
 * Validates all content before a build, and prints one line for each error. Stores the parsed YAML for the later steps.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { yamlCacheText } from '../lib/content/yaml-cache'
import { editorChecks } from './content-rules/checks'
import { contentMistakes, mistakeLines } from './content-rules/mistakes'
import { openCache } from './shared/build-cache'

const lines = mistakeLines(await contentMistakes(editorChecks))

const cache = process.env.YAML_CACHE
if (cache) {
  openCache(dirname(cache))
  // An interrupted build must not leave a partial file.
  writeFileSync(`${cache}.part`, yamlCacheText())
  renameSync(`${cache}.part`, cache)
}
if (lines.length > 0) {
  console.error([...lines, '\nNothing was built. Fix the lines above, and build again.'].join('\n'))
  process.exitCode = 1
}
