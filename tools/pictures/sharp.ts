/** sharp, with one thread for each picture, since several are processed at once. */
import sharp from 'sharp'

sharp.concurrency(1)

export type { Sharp } from 'sharp'
export { sharp }
