import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inParallel } from './in-parallel'

const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/
/** A smaller file fits a packet or two either way. */
const LEAST_BYTES = 1024
/** Every page fetches these: for them alone the highest quality is worth twenty times as long. */
const SHARED = /^_next\/static\/chunks\//
const SHARED_QUALITY = 11
export const BROTLI_QUALITY = 9
const GZIP_LEVEL = 9

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Lays a brotli and a gzip copy beside every text file of a folder, for hosts that send such copies as they are.
 * @returns the number of text files, and their bytes before and after.
 */
export async function compressFolder(root: string) {
  const files = (await readdir(root, { recursive: true })).filter((file) => TEXT.test(file))
  const total = { files: files.length, whole: 0, brotli: 0 }
  await inParallel(files, async (file) => {
    const path = join(root, file)
    const whole = await readFile(path)
    if (whole.length < LEAST_BYTES) return
    const quality = SHARED.test(file) ? SHARED_QUALITY : BROTLI_QUALITY
    const [brotli, zipped] = await Promise.all([
      toBrotli(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      toGzip(whole, { level: GZIP_LEVEL }),
    ])
    await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
    total.whole += whole.length
    total.brotli += brotli.length
  })
  return total
}
