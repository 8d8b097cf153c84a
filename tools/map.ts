/** Draws the background of the road guides' maps: the land of all of them as one SVG. */
import { writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Land } from '../components/guides/land'
import { allRoadsBox, landOfMaps } from '../view-models/guide-map'

/** What is seen of it when the file itself is opened. */
const { x, y, width, height } = allRoadsBox()
const svg = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}` }
writeFileSync(
  'components/guides/land.generated.svg',
  renderToStaticMarkup(createElement('svg', svg, createElement(Land, landOfMaps()))),
)
