import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import pMap from 'p-map'
import { hashOf, hashOfCode } from './build-cache'
import { type FileStore, openStore } from './file-store'
import { filesBelow } from './files-below'

const PAGE = /\.html$/
const SHARED = /^_next\/static\/islands\//
/** The editor's own files, which no visitor loads. */
const EDITOR = /^admin\//
const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/
/** Smaller files fit one or two packets uncompressed. */
const LEAST_BYTES = 1024
/** With more pages than this the highest quality would take too long for every file. */
const MANY_PAGES = 100

export type Levels = { brotli: number; gzip: number }
/** Brotli's highest quality saves 8 % more than 8, and takes thirty times as long: for files that a visitor waits for. */
const HIGHEST: Levels = { brotli: 11, gzip: 9 }
const FAST: Levels = { brotli: 8, gzip: 9 }
/**
 * For the editor, and for the thousands of pages of a large site: two thirds of the time of FAST. Brotli's copies are 1 %
 * larger; gzip's, for clients that do not accept Brotli and hosts that do not send it, 4 %.
 */
const FASTER: Levels = { brotli: 6, gzip: 4 }
/** For the payloads of those pages, which are loaded after the first paint: 5 % of the post-build. 8 and 9 % larger. */
const FASTEST: Levels = { brotli: 4, gzip: 1 }

/** The levels for a site's pages and for what they load later, by the number of its pages. */
export const levelsOfPages = (pages: number) =>
  pages <= MANY_PAGES ? { html: HIGHEST, payload: FAST } : { html: FASTER, payload: FASTEST }

const MOST_WINDOW = constants.BROTLI_DEFAULT_WINDOW

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The compressed copies of a file, by their extension. */
export type Copies = { br: Buffer; gz: Buffer }

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
export async function compress(whole: Buffer, levels: Levels): Promise<Copies> {
  const [br, gz] = await Promise.all([
    toBrotli(whole, brotliOptions(whole, levels)),
    toGzip(whole, { level: levels.gzip }),
  ])
  return { br, gz }
}

/** Compresses in the calling thread. */
export const compressSync = (whole: Buffer, levels: Levels): Copies => ({
  br: brotliCompressSync(whole, brotliOptions(whole, levels)),
  gz: gzipSync(whole, { level: levels.gzip }),
})

/** The copies of earlier builds. */
export const openCopies = (): FileStore => openStore('.cache/compressed')

/**
 * Writes a Brotli and a gzip copy of every text file of a folder, for hosts that serve precompressed files. The post-build
 * has written those of the pages.
 * @param store for the copies of files that are unchanged since an earlier build.
 * @param all the files below the folder, where they are known.
 * @returns the number of text files, and their bytes before and after.
 */
export async function compressFolder(root: string, store: FileStore, all = filesBelow(root)) {
  const files = all.filter((file) => TEXT.test(file))
  const copied = new Set(all.filter((file) => file.endsWith('.br')))
  const { html } = levelsOfPages(files.filter((file) => PAGE.test(file)).length)
  const levelsOf = (file: string) => {
    if (EDITOR.test(file)) return FASTER
    return SHARED.test(file) ? HIGHEST : PAGE.test(file) ? html : FAST
  }
  const codeHash = hashOfCode('tools/shared/compress.ts')
  const total = { files: files.length, whole: 0, brotli: 0 }
  const write = async (file: string) => {
    const path = join(root, file)
    const whole = readFileSync(path)
    if (whole.length < LEAST_BYTES) return
    const levels = levelsOf(file)
    const key = hashOf(process.version, codeHash, JSON.stringify(levels), whole)
    const brotli = await store.get(key, async () => {
      const { br, gz } = await compress(whole, levels)
      return { data: br.length, files: [br, gz] }
    })
    store.publish(key, [`${path}.br`, `${path}.gz`])
    total.whole += whole.length
    total.brotli += brotli
  }
  await pMap(
    files.filter((file) => !copied.has(`${file}.br`)),
    write,
    { concurrency: availableParallelism() },
  )
  return total
}
