/** Draws the background of the road guides' maps. */
import { readFileSync, writeFileSync } from 'node:fs'
import { allRoadsBox, landOfMaps } from '../view-models/guide-map'
import { hashOf, openCache } from './shared/build-cache'

/** What draws it, and the packages by their version. */
const SOURCES = ['components/guides/land.tsx', 'package.json', 'tools/map/draw-land.ts']

const drawing = [landOfMaps(), allRoadsBox()] as const
const key = hashOf(JSON.stringify(drawing), ...SOURCES.map((file) => readFileSync(file)))
const svg = await openCache('.cache/map').get(key, async () => {
  const { drawLand } = await import('./map/draw-land')
  return drawLand(...drawing)
})
writeFileSync('components/guides/land.generated.svg', svg)
