/** The exported site as a whole, in out/, as a search engine that follows every link sees it. */
import { basePath, siteUrl } from '@/lib/config/env'
import { addresses, cards, descriptions, sitemap, titles } from './heads'
import { deadFiles, deadLinks, underlinkedPages } from './links'
import { classNames, leaks, markup } from './markup'
import { readSite, type Site } from './site'
import { namedPictures, structuredData } from './structured-data'

const site = readSite('out', siteUrl + basePath)

it.each<[string, (site: Site) => string[]]>([
  ['no link is dead or forwarded', deadLinks],
  ['no picture, script or style is missing', deadFiles],
  ['every page is linked from five others, a post from one', underlinkedPages],
  ['every page has a title of its own, short enough', titles],
  ['every page has a description of its own, of a fitting length', descriptions],
  ['every page names its own address', addresses],
  ['every page has its picture for sharing', cards],
  ['the sitemap lists what may be found', sitemap],
  ['the HTML of every page is as the standard has it', markup],
  ['every class has a style', classNames],
  ['no page tells another site its address', leaks],
  ['structured data is linked, and as schema.org and Google have it', structuredData],
  ['pictures named in structured data are there', namedPictures],
])('%s', (_, check) => {
  expect(check(site)).toEqual([])
})
