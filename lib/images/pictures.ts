import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** What the page needs to draw one picture: the master, its size in pixels, and the widths made from it. */
export type PictureData = {
  /** Path of the master below `public/`, such as `/ourFleet/sedans/swift-dzire/1.jpg`. */
  src: string
  /** First characters of the master's hash; stands in the names of the files made from it. */
  hash: string
  width: number
  height: number
  /** Widths in pixels, ascending, each there as AVIF and WebP. */
  widths: number[]
  /**
   * The class of the house's shade that comes nearest its mean colour; shown until the picture has come. Empty for a
   * picture with transparent parts.
   */
  shade: string
}

const pictureSchema = z.object({
  src: z.string(),
  hash: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  shade: z.string(),
})

/** Where tools/pictures.ts writes what it knows of every master. `PICTURES_MANIFEST` names another file. */
export const manifestFile = process.env.PICTURES_MANIFEST || 'lib/images/pictures.generated.json'

/** The manifest's shape: master path → picture. */
export const manifestSchema = z.record(z.string(), pictureSchema)

let manifest: Record<string, PictureData> | undefined

function readManifest(): Record<string, PictureData> {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(process.cwd(), manifestFile), 'utf8')))
  } catch (cause) {
    throw new Error(`${manifestFile} is missing or damaged. Run: npm run assets`, { cause })
  }
}

/** The picture made from one master below `public/`, or undefined while that master is missing. */
export function findPicture(src: string): PictureData | undefined {
  manifest ??= readManifest()
  return manifest[src]
}

/** The paths of all masters below `public/`. */
export function manifestSources(): string[] {
  manifest ??= readManifest()
  return Object.keys(manifest)
}

const extensions = ['avif', 'webp', 'png', 'jpeg', 'jpg'] as const

/** As cameras and phones write it, `1.JPG`, or as the site does. */
const findAs = (name: string, extension: string) =>
  findPicture(`${name}.${extension}`) ?? findPicture(`${name}.${extension.toUpperCase()}`)

/** What tells where a vehicle's photographs lie: its slug, or one that it had before it was renamed. */
type Photographed = { category: string; slug: string; aliases: string[] }

const foldersOf = ({ category, slug, aliases }: Photographed) =>
  [slug, ...aliases.toReversed().map((alias) => alias.replaceAll('/', ''))].map(
    (name) => `/ourFleet/${category}/${name}`,
  )

/**
 * The photographs of one vehicle, in order. S5.3: images live under /ourFleet/{category}/{vehicle}/1..3.
 * A place whose picture is missing is undefined, so that the page can draw its placeholder there.
 */
export function vehiclePictures(vehicle: Photographed): (PictureData | undefined)[] {
  return [1, 2, 3].map((number) =>
    foldersOf(vehicle)
      .flatMap((folder) => extensions.map((extension) => findAs(`${folder}/${number}`, extension)))
      .find((picture) => picture !== undefined),
  )
}
