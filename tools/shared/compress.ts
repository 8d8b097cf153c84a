import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type BuildCache, hashOf, hashOfCode } from './build-cache'
import { filesBelow } from './files-below'
import { inParallel } from './in-parallel'

const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/
/** Smaller files fit one or two packets uncompressed. */
const LEAST_BYTES = 1024

/** What a visitor waits for. Brotli's highest quality saves 8 % more than 8, and takes thirty times as long. */
const WAITED_FOR = /\.html$|^_next\/static\/islands\//
const qualityOf = (file: string) => (WAITED_FOR.test(file) && process.env.BUILD_EFFORT !== '0' ? 11 : 8)

/** In zlib's threads. */
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a Brotli and a gzip copy of every text file of a folder, for hosts that serve precompressed files.
 * @param cache for the copies of files that are unchanged since an earlier build.
 * @returns the number of text files.
 */
export async function compressFolder(root: string, cache: BuildCache): Promise<number> {
  const files = filesBelow(root).filter((file) => TEXT.test(file))
  const codeHash = hashOfCode('tools/shared/compress.ts')
  await inParallel(files, async (file) => {
    const path = join(root, file)
    const whole = readFileSync(path)
    if (whole.length < LEAST_BYTES) return
    const quality = qualityOf(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    const key = hashOf(process.version, codeHash, String(quality), whole)
    const copies = await cache.get(key, () =>
      Promise.all([toBrotli(whole, { params }), toGzip(whole, { level: 9 })]),
    )
    for (const [at, ending] of ['br', 'gz'].entries()) writeFileSync(`${path}.${ending}`, copies[at] ?? '')
  })
  return files.length
}
