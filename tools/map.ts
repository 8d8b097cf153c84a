/** Draws the background of the road guides' maps. */
import { writeFileSync } from 'node:fs'
import { getMap } from '../lib/content/pages'
import { drawLand } from './map/draw-land'

writeFileSync('components/guides/land.generated.svg', drawLand(getMap()))
