import { listPosts } from '../../lib/content/blog'
import { listClientGroups } from '../../lib/content/clients'
import { getCompany } from '../../lib/content/company'
import { listVehicles } from '../../lib/content/fleet'
import { listFleetRows } from '../../lib/content/fleet-rows'
import { listGuides } from '../../lib/content/guides'
import { listOccasions } from '../../lib/content/occasions'
import { getMap, getWords, pages } from '../../lib/content/pages'
import { listSitePages } from '../../lib/content/site-pages'

/** Between them they read every file of the content, and what holds between files. */
export const allReaders: (() => unknown)[] = [
  getCompany,
  getWords,
  getMap,
  listVehicles,
  listPosts,
  listGuides,
  listOccasions,
  listClientGroups,
  ...Object.values(pages),
  listFleetRows,
  listSitePages,
]
