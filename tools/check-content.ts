/** Validates all content before a build, and prints one line for each error. */
import { editorChecks } from './shared/content-checks'
import { contentMistakes, mistakeLines } from './shared/content-mistakes'

const lines = mistakeLines(await contentMistakes(editorChecks))
for (const line of lines) console.error(line)
if (lines.length > 0) {
  console.error('\nNothing was built. Mend the lines above, and build again.')
  process.exitCode = 1
}
