/** `npm run sample`: every remaining sample value of the content, by file and path. */
import { readContentFiles } from './shared/content-files'
import { samplesIn } from './shared/samples'

const samples = samplesIn(readContentFiles())
for (const { file, line, key, known } of samples)
  console.log(`${file}:${line}  ${key}${known ? '' : '  (no such value)'}`)
console.log(`\n${samples.length} values are still sample.`)
