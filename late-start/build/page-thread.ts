/** The code of a thread that publishes pages. */
import Tinypool from 'tinypool'
import type { Publication } from './publication'
import { createPublisher } from './publish-pages'
import { loadersOfMainThread } from './thread-loaders'

export const { make, place } = createPublisher(Tinypool.workerData as Publication, loadersOfMainThread())
