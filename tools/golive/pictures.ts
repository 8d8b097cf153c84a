import { faultsOfPicture } from '../shared/picture-rules'
import type { PictureUse } from '../shared/picture-uses'
import type { Fault } from '../shared/fault'

/** Why a picture does not suit its place, one fault each. */
function faultsOf({ src, where, kind, width, ...measured }: PictureUse): Fault[] {
  const faults =
    width === undefined
      ? [{ what: 'is missing', needs: 'Put a picture there' }]
      : faultsOfPicture(kind, { width, ...measured })
  return faults.map(({ what, needs }) => ({ where, what: `public${src} ${what}`, needs }))
}

/** Pictures that are missing, or whose size, shape or weight does not suit the place where they are shown. */
export const pictureFaults = (uses: PictureUse[]): Fault[] => uses.flatMap(faultsOf)
