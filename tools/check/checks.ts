import { addresses, cards, descriptions, sitemap, titles } from './heads'
import { deadFiles, deadLinks, underlinkedPages } from './links'
import { classNames, leaks, markup } from './markup'
import type { Site } from './site'
import { namedPictures, structuredData } from './structured-data'

/** What an exported site has to be, each with a function that returns a line for each problem. */
export const siteChecks: Record<string, (site: Site) => string[]> = {
  'no link is dead or forwarded': deadLinks,
  'no picture, script or style is missing': deadFiles,
  'every page is linked from five others, a post from one': underlinkedPages,
  'every page has a title of its own, short enough': titles,
  'every page has a description of its own, of a fitting length': descriptions,
  'every page names its own address': addresses,
  'every page has its picture for sharing': cards,
  'the sitemap lists what may be found': sitemap,
  'the HTML of every page is as the standard has it': markup,
  'every class has a style': classNames,
  'no page tells another site its address': leaks,
  'structured data is linked, and as schema.org and Google have it': structuredData,
  'pictures named in structured data are there': namedPictures,
}
