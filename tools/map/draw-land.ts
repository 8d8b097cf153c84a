import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Land, type LandProps } from '../../components/guides/land'
import type { Box } from '../../lib/guides/map'

/** The land of all maps as one SVG. @param box what is seen of it when the file itself is opened. */
export const drawLand = (land: LandProps, { x, y, width, height }: Box): string =>
  renderToStaticMarkup(
    createElement(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}` },
      createElement(Land, land),
    ),
  )
