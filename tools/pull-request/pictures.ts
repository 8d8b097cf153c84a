/** Pictures of the pages that a pull request changes, before and after, by the visual comparison of `npm run visual`. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { bin, runNode } from '../setup/run.mjs'
import { filesBelow } from '../shared/files-below'
import type { PageChange } from './compare'
import { PICTURES_PATH, type PagePicture } from './summary'

const FOLDER = '.cache/pull-request/visual'
/** Twice the width at which the comment shows them. */
const WIDTH = 720
/** Longer pages are cropped: WebP is limited to 16,383 px, and a comment needs no more. */
const MOST_HEIGHT = 8000

/** The visual comparison's file name of a page. */
export const pictureName = (address: string): string =>
  address
    .replace(/\.html$/, '')
    .replaceAll('/', ' ')
    .trim()
    .replaceAll(' ', '-') || 'home'

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const visit = (site: string, paths: string[], snapshots: 'all' | 'none') =>
  runNode(
    [
      bin('playwright', '@playwright/test'),
      ...['test', '-c', 'playwright.visual.config.ts', '--pass-with-no-tests'],
      ...['-g', ` (${paths.map(escapePattern).join('|')})$`, `--update-snapshots=${snapshots}`],
    ],
    { env: { ...process.env, VISUAL_SITE: site, VISUAL_FOLDER: FOLDER } },
  )

async function keep(file: string, name: string, folder: string): Promise<string> {
  const image = sharp(file, { limitInputPixels: false })
  const { width = 0, height = 0 } = await image.metadata()
  const target = `${name}.webp`
  await image
    .extract({ left: 0, top: 0, width, height: Math.min(height, MOST_HEIGHT) })
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 70 })
    .toFile(join(folder, target))
  return target
}

/** The pictures of one page from both runs; none where it looks the same. */
async function picturesOf({ path, kind }: PageChange, target: string): Promise<PagePicture[]> {
  const name = pictureName(path)
  const found: PagePicture[] = []
  for (const width of ['1440', '360']) {
    const before = join(FOLDER, 'accepted', width, `${name}.png`)
    const after = filesBelow(FOLDER).find((file) => file.endsWith(`-${width}/${name}-actual.png`))
    if (!after && kind !== 'removed') continue
    const label = `${name}-${width}`
    found.push({
      width,
      before: existsSync(before) ? await keep(before, `${label}-before`, target) : undefined,
      after: after && (await keep(join(FOLDER, after), `${label}-after`, target)),
    })
  }
  return found
}

/**
 * Photographs pages of two exports, and puts the pictures of those that look different into the second one, to be
 * published with it.
 */
export async function photograph(
  before: string,
  after: string,
  changes: PageChange[],
): Promise<Map<string, PagePicture[]>> {
  const pictures = new Map<string, PagePicture[]>()
  if (changes.length === 0) return pictures
  const paths = changes.map(({ path }) => path)
  rmSync(FOLDER, { recursive: true, force: true })
  const code = await visit(before, paths, 'all')
  if (code !== 0) throw new Error('The pages could not be photographed as they were.')
  // The comparison fails for pages that look different, which is expected here.
  await visit(after, paths, 'none')
  const target = join(after, PICTURES_PATH)
  mkdirSync(target, { recursive: true })
  for (const change of changes) pictures.set(change.path, await picturesOf(change, target))
  return pictures
}
