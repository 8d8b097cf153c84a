import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { compressFolder } from '@/tools/shared/compress'
import { openCache } from '@/tools/shared/build-cache'

// Long and varied enough for the compression levels to differ in size.
const TEXT = readFileSync('docs/specification.md', 'utf8')
const cache = mkdtempSync(join(tmpdir(), 'copies-'))
afterAll(() => rmSync(cache, { recursive: true }))

const ISLAND = '_next/static/islands/a.js'

const sizeAt = (quality: number) =>
  brotliCompressSync(TEXT, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

async function compressed(files: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'compress-'))
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), TEXT)
  }
  await compressFolder(root, openCache(cache))
  const [first = ''] = files
  expect(brotliDecompressSync(readFileSync(join(root, `${first}.br`))).toString()).toBe(TEXT)
  expect(gunzipSync(readFileSync(join(root, `${first}.gz`))).toString()).toBe(TEXT)
  const sizes = Object.fromEntries(files.map((file) => [file, statSync(join(root, `${file}.br`)).size]))
  rmSync(root, { recursive: true })
  return sizes
}

it.each(['', '0'])(
  'uses the highest level for pages and scripts, but not at the build effort 0: %s',
  async (effort) => {
    process.env.BUILD_EFFORT = effort
    const [fast, highest] = [sizeAt(8), sizeAt(11)]
    expect(highest).toBeLessThan(fast)
    expect(await compressed(['index.html', ISLAND, 'feed.xml'])).toEqual({
      'index.html': effort ? fast : highest,
      [ISLAND]: effort ? fast : highest,
      'feed.xml': fast,
    })
  },
)
