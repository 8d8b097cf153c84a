import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { POST_NOT_FOUND_PAGE } from '../hosts/rules'

/** Where the framework exports it: app/(inner)/blogs/not-found-page. */
const EXPORTED = 'blogs/not-found-page'

/**
 * Puts the page for posts that are not there where hosts look for it. As a folder of its own it would be an address.
 * @param root the finished site.
 * @throws where it was not exported: the hosts' files name it.
 */
export function placePostNotFound(root: string): void {
  renameSync(join(root, EXPORTED, 'index.html'), join(root, POST_NOT_FOUND_PAGE))
  rmSync(join(root, EXPORTED), { recursive: true })
}
