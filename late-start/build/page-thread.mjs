/** A thread that publishes pages. Plain JavaScript, since tsx does not apply to a thread until it is registered in it. */
import { register } from 'tsx/esm/api'

register()
const { createPublisher } = await import('./publish-pages.ts')

export const { publish, place } = createPublisher(process.__tinypool_state__.workerData)
