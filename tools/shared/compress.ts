import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inParallel } from './in-parallel'

const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/
/** A smaller file fits a packet or two either way. */
const LEAST_BYTES = 1024
export const BROTLI_QUALITY = 9
/** Twenty times as slow, and a twelfth less. */
const HIGHEST_QUALITY = 11
/** Every page fetches these. */
const SHARED = /^_next\/static\/chunks\//
/** Ten packets, which a server sends before it waits for an answer (RFC 6928): what fits comes a round trip earlier. */
const FIRST_FLIGHT_BYTES = 14_600
const HEADER_BYTES = 700
/** The most that the highest quality has been seen to save. */
const HIGHEST_SAVING = 0.1
const GZIP_LEVEL = 9

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const isAlmostOneFlight = (bytes: number) =>
  bytes > FIRST_FLIGHT_BYTES - HEADER_BYTES &&
  bytes * (1 - HIGHEST_SAVING) <= FIRST_FLIGHT_BYTES - HEADER_BYTES

const toBrotliOf = (whole: Buffer, quality: number) =>
  toBrotli(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

async function shrink(whole: Buffer, isShared: boolean): Promise<Buffer> {
  const usual = await toBrotliOf(whole, BROTLI_QUALITY)
  return isShared || isAlmostOneFlight(usual.length) ? toBrotliOf(whole, HIGHEST_QUALITY) : usual
}

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
    const [brotli, zipped] = await Promise.all([
      shrink(whole, SHARED.test(file)),
      toGzip(whole, { level: GZIP_LEVEL }),
    ])
    await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
    total.whole += whole.length
    total.brotli += brotli.length
  })
  return total
}
