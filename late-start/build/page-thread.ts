/** The code of a thread that publishes pages. */
import Tinypool from 'tinypool'
import { compressSync } from '../../tools/shared/compress'
import type { Publication } from './publication'
import { createPublisher } from './publish-pages'
import { loadersOfMainThread } from './thread-loaders'

export const { make, place } = createPublisher(
  Tinypool.workerData as Publication,
  loadersOfMainThread(),
  // A thread has nothing else to do meanwhile, and zlib's own threads take more processor time.
  compressSync,
)
