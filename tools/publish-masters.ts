/** Replaces the master pictures of the export, which Next.js copies unchanged, by versions without metadata. */
import { publishMasters } from './pictures/publish'
import { openCache } from './shared/build-cache'

const count = await publishMasters('out', openCache('.cache/masters'))
console.log(`pictures: ${count} masters made fit to publish`)
