import type { PictureUse } from '../shared/picture-uses'
import type { Fault } from '../shared/fault'

/** Pictures that are missing or too small to be sharp on a large screen. */
export const pictureFaults = (uses: PictureUse[]): Fault[] =>
  uses
    .filter(({ width = 0, minimum }) => width < minimum)
    .map(({ src, where, minimum, width }) => ({
      where,
      what: width ? `public${src} is only ${width} pixels wide` : `public${src} is missing`,
      needs: `Put one there that is at least ${minimum} pixels wide`,
    }))
