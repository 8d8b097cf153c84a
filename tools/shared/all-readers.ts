import { listPosts } from '../../lib/content/blog'
import { getCompany } from '../../lib/content/company'
import { listVehicles } from '../../lib/content/fleet'
import { listFleetRows } from '../../lib/content/fleet-rows'
import { getWords, pages } from '../../lib/content/pages'
import { listSitePages } from '../../lib/content/site-pages'

/** Between them they read every file of the content, and what holds between files. */
export const allReaders: (() => unknown)[] = [
  getCompany,
  getWords,
  listVehicles,
  listPosts,
  ...Object.values(pages),
  listFleetRows,
  listSitePages,
]
