/** Precompresses the export, so that no host has to compress at each request. */
import { compressFolder, openCopies } from './shared/compress'
import { filesBelow } from './shared/files-below'
import { folderSize } from './shared/folder-size'

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

const started = performance.now()
const all = filesBelow('out')
const { files, whole, brotli } = await compressFolder('out', openCopies(), all)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `compressed: ${files} text files, ${megabytes(whole)} MB to ${megabytes(brotli)} MB, in ${seconds} s`,
)

const site = folderSize('out', all)
console.log(`the site: ${site.files} files, ${megabytes(site.bytes)} MB without these copies`)
