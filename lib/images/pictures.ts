import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { EXTERIOR_VIEWS } from './exterior-views'
import type { Focus } from './focus'

/** What the page needs to show one picture: the master, its size in pixels, and the widths of its variants. */
export type PictureData = {
  /** Path of the master below `public/`, such as `/ourFleet/sedans/swift-dzire/1.jpg`. */
  src: string
  /** First characters of the master's hash, which are part of the variants' file names. */
  hash: string
  width: number
  height: number
  /** Widths in pixels, ascending, each available as AVIF, and one as WebP: see `encodedFiles`. */
  widths: number[]
  /**
   * The class of the placeholder colour that is nearest to the picture's mean colour, shown until the picture has
   * loaded. Empty for a picture with transparent parts.
   */
  shade: string
  /** What a crop keeps, where the content says so; otherwise the part that the component chooses, mostly the middle. */
  focus?: Focus
}

const pictureSchema = z.object({
  src: z.string(),
  hash: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  shade: z.string(),
})

/** The manifest of all masters, written by tools/picture-manifest.ts. `PICTURES_MANIFEST` sets another file. */
export const manifestFile = process.env.PICTURES_MANIFEST || 'lib/images/pictures.generated.json'

/** The manifest's shape: master path → picture, and what its variant for cards has in place of its own data. */
export const manifestSchema = z.record(
  z.string(),
  pictureSchema.extend({ card: pictureSchema.pick({ hash: true, widths: true }).optional() }),
)

type Entry = { picture: PictureData; card?: Pick<PictureData, 'hash' | 'widths'> }

let manifest: Map<string, Entry> | undefined

function readManifest(): Map<string, Entry> {
  try {
    const entries = manifestSchema.parse(JSON.parse(readFileSync(join(process.cwd(), manifestFile), 'utf8')))
    return new Map(Object.entries(entries).map(([src, { card, ...picture }]) => [src, { picture, card }]))
  } catch (cause) {
    throw new Error(`${manifestFile} is missing or damaged. Run: node tools/build.mjs --assets`, { cause })
  }
}

function findEntry(src: string): Entry | undefined {
  manifest ??= readManifest()
  return manifest.get(src)
}

/** The picture made from one master below `public/`, or undefined while that master is missing. */
export const findPicture = (src: string): PictureData | undefined => findEntry(src)?.picture

/**
 * A picture as a card shows it. Rendered vehicles have a variant for cards, in which they stand on one ground line and
 * to one scale; any other picture, such as a photograph, is shown as it is.
 */
export function asCard<Shown extends PictureData | undefined>(picture: Shown): Shown {
  const card = picture && findEntry(picture.src)?.card
  return card ? { ...picture, ...card } : picture
}

/** The paths of all masters below `public/`. */
export function manifestSources(): string[] {
  manifest ??= readManifest()
  return [...manifest.keys()]
}

const extensions = ['avif', 'webp', 'png', 'jpeg', 'jpg'] as const

/** The extension in lower case, or in upper case as cameras and phones write it: `1.JPG`. */
const findAs = (name: string, extension: string) =>
  findPicture(`${name}.${extension}`) ?? findPicture(`${name}.${extension.toUpperCase()}`)

/** What determines the folder of a vehicle’s photographs: its category, and its slug or a former one. */
type Photographed = { category: string; slug: string; aliases: string[] }

const foldersOf = ({ category, slug, aliases }: Photographed) =>
  [slug, ...aliases.toReversed().map((alias) => alias.replaceAll('/', ''))].map(
    (name) => `/ourFleet/${category}/${name}`,
  )

const findNumbered = (vehicle: Photographed, number: number) =>
  foldersOf(vehicle)
    .flatMap((folder) => extensions.map((extension) => findAs(`${folder}/${number}`, extension)))
    .find((picture) => picture !== undefined)

/**
 * The photographs of one vehicle, in order. S5.3: images live under /ourFleet/{category}/{vehicle}/1..3. A missing
 * picture is undefined, so that the page can show a placeholder. A fourth, of the cabin, is there only if it exists.
 */
export function vehiclePictures(vehicle: Photographed): (PictureData | undefined)[] {
  const cabin = findNumbered(vehicle, EXTERIOR_VIEWS + 1)
  return [...[1, 2, 3].map((number) => findNumbered(vehicle, number)), ...(cabin ? [cabin] : [])]
}
