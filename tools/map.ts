/** Draws the background of the road guides' maps. */
import { writeFileSync } from 'node:fs'
import { allRoadsBox, landOfMaps } from '../view-models/guide-map'
import { hashOf, hashOfCode, openCache } from './shared/build-cache'

/** What draws it. */
const SOURCES = ['components/guides/land.tsx', 'tools/map/draw-land.ts']

const drawing = [landOfMaps(), allRoadsBox()] as const
const key = hashOf(JSON.stringify(drawing), hashOfCode(...SOURCES))
const svg = await openCache('.cache/map').get(key, async () => {
  const { drawLand } = await import('./map/draw-land')
  return drawLand(...drawing)
})
writeFileSync('components/guides/land.generated.svg', svg)
