/**
 * sharp, with one thread for each picture, since several are processed at once. Loading it takes a sixth of a second: the
 * modules that import this one are imported only where a picture has to be made.
 */
import sharp from 'sharp'

sharp.concurrency(1)

export type { Sharp } from 'sharp'
export { sharp }
