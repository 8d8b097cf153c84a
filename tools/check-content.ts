/** Reads all of the content before a build, and says in plain lines what is wrong in it. */
import { allReaders } from './shared/all-readers'
import { contentMistakes } from './shared/content-mistakes'

const mistakes = contentMistakes(allReaders)
for (const { message } of mistakes) console.error(`${message}\n`)
if (mistakes.length > 0) {
  console.error('Nothing was built. Mend the lines above, and build again.')
  process.exitCode = 1
}
