import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { POST_NOT_FOUND_PAGE } from '../hosts/rules'

/** Where Next.js exports it: app/(pages)/blogs/not-found-page. */
const EXPORTED = 'blogs/not-found-page'

/**
 * Moves the 404 page of posts to where hosts look for it. In its exported folder it would have a URL.
 * @param root the finished site.
 * @throws if it was not exported: the hosts' configuration refers to it.
 */
export function placePostNotFound(root: string): void {
  renameSync(join(root, EXPORTED, 'index.html'), join(root, POST_NOT_FOUND_PAGE))
  rmSync(join(root, EXPORTED), { recursive: true })
}
