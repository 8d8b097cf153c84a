import { join } from 'node:path'
import { listCategories, listedIn } from '../../lib/content/fleet'
import { contentRoot, refuseAll } from '../../lib/content/load'

/** Rejects a category without listed vehicles. */
export function checkCategories(): void {
  const empty = listCategories().flatMap(({ slug, title }, index) =>
    listedIn(slug).length > 0
      ? []
      : [
          {
            path: String(index),
            reason: `${title} has no vehicle: one at least must be listed, and no draft`,
          },
        ],
  )
  if (empty.length > 0) refuseAll(join(contentRoot, 'fleet', 'categories.yaml'), empty)
}
