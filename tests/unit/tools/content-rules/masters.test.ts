import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { ContentError } from '@/lib/content/content-error'
import { checkMasters } from '@/tools/content-rules/masters'
import { publishMasters } from '@/tools/pictures/publish'
import { readMaster } from '@/tools/pictures/read-master'

const folder = mkdtempSync(join(tmpdir(), 'masters-'))
afterEach(() => rmSync(folder, { recursive: true }))

function put(src: string, bytes: Buffer | string) {
  mkdirSync(dirname(join(folder, src)), { recursive: true })
  writeFileSync(join(folder, src), bytes)
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#806040' } })

/**
 * A photograph as phones store it: in sensor orientation, with EXIF orientation, GPS position and a wide-gamut colour
 * profile.
 */
const phonePhoto = () =>
  plain(4032, 3024)
    .withExif({
      IFD0: { Make: 'Example Phones' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 37/1 0/1' },
    })
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg()
    .toBuffer()

/** The first bytes of a HEIC file. */
const heic = Buffer.from('000000186674797068656963000000006d69663168656963', 'hex')

async function problemsByFile(): Promise<Record<string, string>> {
  try {
    await checkMasters(folder)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return Object.fromEntries(error.each.map(({ file, problems }) => [file, problems[0]?.reason ?? '']))
  }
  return {}
}

describe('a photograph of 12 megapixels from a phone', () => {
  it('is measured in its EXIF orientation', async () => {
    put('/scenes/1.JPG', await phonePhoto())
    expect(await readMaster('/scenes/1.JPG', folder)).toMatchObject({
      picture: { width: 3024, height: 4032, widths: [320, 480, 640, 960, 1280, 1600, 1920] },
    })
  })

  it('is published upright, without GPS position, and with its colour profile', async () => {
    const photo = await phonePhoto()
    put('/ourFleet/van/a/1.JPG', photo)
    const { exif, orientation, icc } = await sharp(photo).metadata()
    expect([exif?.includes('Example Phones'), orientation, icc !== undefined]).toEqual([true, 6, true])
    expect(await publishMasters(folder)).toBe(1)
    const bytes = readFileSync(join(folder, '/ourFleet/van/a/1.JPG'))
    const published = await sharp(bytes).metadata()
    expect(published).toMatchObject({ format: 'jpeg', width: 1920, height: 2560, icc })
    expect([published.exif, published.xmp, published.orientation]).toEqual([undefined, undefined, undefined])
    expect(bytes.includes('Example Phones')).toBe(false)
  })
})

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'accepts and publishes %s by its actual format',
  async (format) => {
    put(`/scenes/a.${format}`, await plain(400, 300).toFormat(format).toBuffer())
    expect(await problemsByFile()).toEqual({})
    await publishMasters(folder)
    const { format: published } = await sharp(readFileSync(join(folder, `/scenes/a.${format}`))).metadata()
    expect(published).toBe(format === 'avif' ? 'heif' : format)
  },
)

it('explains how to convert HEIC, even with a .jpg name', async () => {
  put('/scenes/a.heic', heic)
  put('/scenes/b.jpg', heic)
  const advice = expect.stringMatching(/^is a HEIC file.*save it as JPEG.*Most Compatible/)
  expect(await problemsByFile()).toEqual({ 'public/scenes/a.heic': advice, 'public/scenes/b.jpg': advice })
})

it('reports files that are not images, and two files for the same picture', async () => {
  put('/scenes/a.jpg', 'only a text')
  const whole = await plain(800, 600).jpeg().toBuffer()
  put('/scenes/b.jpg', whole.subarray(0, whole.length / 2))
  put('/scenes/thumb.png', await plain(160, 120).png().toBuffer())
  put('/scenes/c.tif', await plain(8, 8).tiff().toBuffer())
  put('/ourFleet/van/a/1.jpg', whole)
  put('/ourFleet/van/a/1.png', await plain(8, 8).png().toBuffer())
  put('/scenes/.DS_Store', '')
  expect(await problemsByFile()).toEqual({
    'public/scenes/a.jpg': expect.stringContaining('is no picture, or a damaged one'),
    'public/scenes/b.jpg': expect.stringContaining('is no picture, or a damaged one'),
    'public/scenes/thumb.png': expect.stringMatching(/^is 160 pixels wide, and must have 240 at least/),
    'public/scenes/c.tif': 'is no picture that the site takes: JPEG, PNG, WebP or AVIF',
    'public/ourFleet/van/a/1.png':
      'stands beside /ourFleet/van/a/1.jpg, for the same place: keep one of the two',
  })
})

it('says of a picture whose name names another format what it is', async () => {
  put('/scenes/a.jpg', await plain(8, 8).gif().toBuffer())
  put('/scenes/b.png', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
  const problems = await problemsByFile()
  expect(problems).toEqual({
    'public/scenes/a.jpg': expect.stringMatching(/^is GIF inside, not JPG as its name says/),
    'public/scenes/b.png': expect.stringMatching(/^is SVG inside, not PNG as its name says/),
  })
})

it('says of a picture of 16,000 pixels each way that they are too many', async () => {
  const side = 16_000
  const png = await plain(8, 8).png().toBuffer()
  // The header's chunk: length, type, width, height, five more bytes, checksum.
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  put('/scenes/a.png', png)
  expect(await problemsByFile()).toEqual({
    'public/scenes/a.png': expect.stringContaining('has more than 120 million pixels'),
  })
})
