/** Draws the background of the road guides' maps. */
import { writeFileSync } from 'node:fs'
import { allRoadsBox, landOfMaps } from '../view-models/guide-map'
import { drawLand } from './map/draw-land'

writeFileSync('components/guides/land.generated.svg', drawLand(landOfMaps(), allRoadsBox()))
