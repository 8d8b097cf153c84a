/** Precompresses the export, so that no host has to compress at each request. */
import { compressFolder, openCopies } from './shared/compress'

console.log(`compressed: ${await compressFolder('out', openCopies())} text files`)
