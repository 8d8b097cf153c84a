import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import { type BuildCache, hashOf, noCache } from './build-cache'
import { filesBelow } from './files-below'

const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/
/** Smaller files fit one or two packets uncompressed. */
const LEAST_BYTES = 1024
/**
 * The highest quality saves 8 % more than quality 8, and takes thirty times as long: for files that a visitor waits
 * for.
 */
const HIGHEST_QUALITY = 11
const FAST_QUALITY = 8
const PAGE = /\.html$/
const SHARED = /^_next\/static\/chunks\//
/** With more pages than this the highest quality would take too long for every file. */
const MANY_PAGES = 100
const GZIP_LEVEL = 9

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a Brotli and a gzip copy of every text file of a folder, for hosts that serve precompressed files.
 * @param cache for the copies of files that are unchanged since an earlier build.
 * @returns the number of text files, and their bytes before and after.
 */
export async function compressFolder(root: string, cache: BuildCache = noCache) {
  const files = filesBelow(root).filter((file) => TEXT.test(file))
  const isSmallSite = files.filter((file) => PAGE.test(file)).length <= MANY_PAGES
  const isWaitedFor = (file: string) => SHARED.test(file) || (isSmallSite && PAGE.test(file))
  const total = { files: files.length, whole: 0, brotli: 0 }
  const compress = async (file: string) => {
    const path = join(root, file)
    const whole = await readFile(path)
    if (whole.length < LEAST_BYTES) return
    const quality = isWaitedFor(file) ? HIGHEST_QUALITY : FAST_QUALITY
    const key = hashOf(process.version, whole)
    const [brotli, zipped] = await Promise.all([
      cache.get(`${key}-${quality}.br`, () =>
        toBrotli(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      ),
      cache.get(`${key}-${GZIP_LEVEL}.gz`, () => toGzip(whole, { level: GZIP_LEVEL })),
    ])
    await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
    total.whole += whole.length
    total.brotli += brotli.length
  }
  await pMap(files, compress, { concurrency: availableParallelism() })
  return total
}
