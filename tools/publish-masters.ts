/** Replaces the master pictures of the export, which Next.js copies unchanged, by versions without metadata. */
import { publishMasters } from './pictures/publish'

console.log(`pictures: ${await publishMasters('out')} masters made fit to publish`)
