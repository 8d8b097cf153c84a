import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type BuildCache, hashOf, hashOfCode, openCache } from './build-cache'
import { filesBelow } from './files-below'
import { inParallel } from './in-parallel'

/** What a visitor waits for. */
const WAITED_FOR = /\.html$|^_next\/static\/islands\//
const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/
/** Smaller files fit one or two packets uncompressed. */
const LEAST_BYTES = 1024

type Levels = { brotli: number; gzip: number }
/** Brotli's highest quality saves 8 % more than 8, and takes thirty times as long: for what a visitor waits for. */
const HIGHEST: Levels = { brotli: 11, gzip: 9 }
const FAST: Levels = { brotli: 8, gzip: 9 }

const MOST_WINDOW = constants.BROTLI_DEFAULT_WINDOW

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

function brotliOptions(whole: Buffer, { brotli }: Levels) {
  // A window of the file's size instead of 4 MB, which zlib would allocate for each file.
  const window = Math.min(MOST_WINDOW, Math.ceil(Math.log2(whole.length)))
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotli,
      [constants.BROTLI_PARAM_LGWIN]: Math.max(constants.BROTLI_MIN_WINDOW_BITS, window),
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  }
}

/** Compresses in zlib's threads. */
export async function compress(whole: Buffer, levels: Levels): Promise<[brotli: Buffer, gzip: Buffer]> {
  return Promise.all([toBrotli(whole, brotliOptions(whole, levels)), toGzip(whole, { level: levels.gzip })])
}

/** The copies of earlier builds. */
export const openCopies = (): BuildCache => openCache('.cache/compressed')

/**
 * Writes a Brotli and a gzip copy of every text file of a folder, for hosts that serve precompressed files.
 * @param cache for the copies of files that are unchanged since an earlier build.
 * @returns the number of text files.
 */
export async function compressFolder(root: string, cache: BuildCache): Promise<number> {
  const files = filesBelow(root).filter((file) => TEXT.test(file))
  const codeHash = hashOfCode('tools/shared/compress.ts')
  const write = async (file: string) => {
    const path = join(root, file)
    const whole = readFileSync(path)
    if (whole.length < LEAST_BYTES) return
    const levels = WAITED_FOR.test(file) ? HIGHEST : FAST
    const key = hashOf(process.version, codeHash, JSON.stringify(levels), whole)
    const [brotli, gzip] = await cache.get(key, () => compress(whole, levels))
    writeFileSync(`${path}.br`, brotli)
    writeFileSync(`${path}.gz`, gzip)
  }
  await inParallel(files, write)
  return files.length
}
