/**
 * sharp, with one thread for each picture, since several are processed at once. To load it takes longer than a build that
 * makes no picture spends on all of them: what imports this is imported when a picture has to be made.
 */
import sharp from 'sharp'

sharp.concurrency(1)

export type { Sharp } from 'sharp'
export { sharp }
