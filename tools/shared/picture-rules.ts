/** What a picture must be like for its place: one set of rules for `npm run golive` and for the editor. */

/**
 * Minimum widths of masters in pixels. Scenes fill the screen; awards and the journey are shown small; a card in shares
 * is drawn 1200 wide, the film 1280; a portrait is as wide as a phone; logos and the leaders' faces are the smallest.
 */
export const MIN_WIDTH = {
  scene: 1600,
  vehicle: 1200,
  small: 1000,
  card: 1200,
  poster: 1280,
  portrait: 800,
  logo: 320,
  leader: 240,
} as const

export type PictureKind = keyof typeof MIN_WIDTH

/**
 * Width divided by height. A picture that is higher than wide loses more than half of itself where it is shown wide, and
 * so does an upright one that is wide.
 */
const LANDSCAPE = { least: 1, most: 3, needs: 'wider than high, at most three times' }
const UPRIGHT = { least: 0.4, most: 1, needs: 'higher than wide, at most two and a half times' }

const RATIOS: Partial<Record<PictureKind, typeof LANDSCAPE>> = {
  scene: LANDSCAPE,
  vehicle: LANDSCAPE,
  small: LANDSCAPE,
  card: LANDSCAPE,
  poster: LANDSCAPE,
  portrait: UPRIGHT,
  leader: UPRIGHT,
}

/** The heaviest master in bytes: a photograph of 12 megapixels has about half of it. */
export const MAX_BYTES = 12_000_000

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** The kind of a picture, by its path below `public/` and its place in a content file. */
export function kindOfPicture(src: string, path: PropertyKey[]): PictureKind {
  if (src.startsWith('/ourFleet/') || path[0] === 'photos') return 'vehicle'
  const key = path.at(-1)
  if (path[0] === 'leadership') return 'leader'
  if (key === 'card' || key === 'poster' || key === 'portrait' || key === 'logo') return key
  return path[0] === 'awards' || path[0] === 'journey' ? 'small' : 'scene'
}

/** What is known of a picture: sides in pixels once turned upright, and its weight. */
export type Measured = { width: number; height?: number; bytes?: number }

export type PictureFault = { what: string; needs: string }

/** How a picture differs from what its place needs; an SVG has no sides and only a weight. */
export function faultsOfPicture(kind: PictureKind, { width, height, bytes = 0 }: Measured): PictureFault[] {
  const faults: PictureFault[] = []
  const ratio = RATIOS[kind]
  if (width < MIN_WIDTH[kind])
    faults.push({
      what: `is only ${width} pixels wide`,
      needs: `Put one there that is at least ${MIN_WIDTH[kind]} pixels wide`,
    })
  if (height && ratio && (width / height < ratio.least || width / height > ratio.most))
    faults.push({
      what: `is ${width} × ${height} pixels, a shape that loses most of it here`,
      needs: `Crop it so that it is ${ratio.needs}`,
    })
  if (bytes > MAX_BYTES)
    faults.push({
      what: `has ${megabytes(bytes)}`,
      needs: `Save it smaller: at most ${megabytes(MAX_BYTES)}`,
    })
  return faults
}
