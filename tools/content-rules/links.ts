import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withoutSlash } from '../../lib/content/aliases'
import { pathsOfOtherDays } from '../../lib/content/blog'
import { ContentError, shown } from '../../lib/content/content-error'
import { LINK_PROTOCOLS } from '../../lib/content/link-protocols'
import { contentRoot } from '../../lib/content/load'
import { memoize } from '../../lib/content/memoize'
import { currentPath } from '../../lib/content/redirects'
import { listSitePages, type SitePage } from '../../lib/content/site-pages'
import { BOOKING_PLANNER_ID, feedPath, routes, SEARCH_FORM_ID } from '../../lib/routes/routes'
import { contentFiles } from '../shared/content-files'
import { textsIn } from '../shared/texts-in'

/** Ids that pages have beside those in their content. The home page's are the specification's. */
const FIXED_IDS: Record<string, string[]> = {
  [routes.home]: [
    ...'trip-search stats how-it-works fleet why-ride services reviews clients news faq social reservation'.split(
      ' ',
    ),
    SEARCH_FORM_ID,
  ],
  [routes.terms]: [BOOKING_PLANNER_ID],
  [routes.about]: ['journey', 'leadership'],
}

/** The ids in a content file. */
const idsIn = (name: string) =>
  textsIn(contentFiles().find((file) => file.name === name)?.data).flatMap(({ text, path }) =>
    path.at(-1) === 'id' ? [text] : [],
  )

/** Every page; undefined while the content is too broken to tell them, which is found out once, not for each file. */
const sitePages = memoize((): SitePage[] | undefined => {
  try {
    return listSitePages()
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
})

/** The ids of each page, by its path. */
const pageIds = memoize(
  () =>
    new Map(
      sitePages()?.map(({ path, files }) => [
        path,
        new Set([
          ...files.flatMap((file) => idsIn(shown(join(contentRoot, file)))),
          ...(FIXED_IDS[path] ?? []),
        ]),
      ]),
    ),
)

const isOtherFile = (path: string) =>
  path === feedPath ||
  path === routes.admin ||
  path === routes.adminLogin ||
  (/\.[a-z0-9]+$/.test(path) && existsSync(join('public', path)))

function pathReason(url: string): string | undefined {
  const [, path = '', hash = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(url) ?? []
  if (!sitePages() || isOtherFile(path)) return undefined
  const to = withoutSlash(currentPath(path))
  const ids = pageIds().get(to)
  if (!ids)
    return pathsOfOtherDays().has(to) ? undefined : `there is no page ${path}, or it is a draft: name another`
  return hash && !ids.has(hash) ? `the page ${path} has no #${hash}: take that part out` : undefined
}

/** As the sanitiser reads it: a colon behind a slash, query or hash ends no protocol. */
const protocolOf = (url: string) => /^([^/?#:]*):/.exec(url)?.[1]

const BEGINNINGS = ['/', '#', ...LINK_PROTOCOLS.map((protocol) => `${protocol}:`)].join(' ')

/** A host that has a name, and a chat with the code of its country before ten digits. */
const WEB = /^https?:\/\/(?!wa\.me\/(?!\d{11,15}(\?|$)))([a-z\d-]+\.)+[a-z]{2,}(:\d{1,4})?([/?#]|$)/i

/** What an address looks like, by its protocol. */
const SHAPES: Record<string, RegExp> = {
  http: WEB,
  https: WEB,
  mailto: /^mailto:[^\s@]+@([a-z\d-]+\.)+[a-z]{2,}(\?|$)/i,
  tel: /^tel:(\+91[1-9]\d{9}|\+(?!91)[1-9]\d{7,14}|1\d{2,10})$/,
}

function reasonOf(url: string): string | undefined {
  if (/[\s\\]|^[^?]*%(20|5c|0[0-9a-f])/i.test(url))
    return 'and an address must have no space and no backslash'
  if (/%(?![\da-f]{2})/i.test(url)) return 'and a % in an address needs two digits behind it: write %25'
  if (url.startsWith('//'))
    return 'which leads to another site: begin it with https:// or, for a page of this one, with one /'
  if (url.endsWith('#')) return 'and names no place behind #: take it out'
  const protocol = protocolOf(url) ?? ''
  if (LINK_PROTOCOLS.includes(protocol))
    return SHAPES[protocol]?.test(url) === false ? 'which is no such address: correct it' : undefined
  if (!/^[/#]/.test(url))
    return `an address that is left out: begin it with one of ${BEGINNINGS} (a chat: https://wa.me/ and the number)`
  return pathReason(url)
}

/**
 * Why a link in a Markdown text leads nowhere, or elsewhere than it seems to.
 * @param words what is to be pressed.
 * @param own the path of the page that it stands on, for a link such as `#halts`; undefined where it is on none.
 */
export function linkReason(url: string, own: string | undefined, words = url): string | undefined {
  if (url === '') return 'has a link without an address: write one, such as /swift-dzire'
  if (words.trim() === '') return `has a link to ${url} without words, which nobody sees`
  if (/^(https?:|www\.)/.test(words) && !url.includes(words.replace(/^www\./, '')))
    return `has a link that reads ${words} and leads to ${url}`
  const reason = reasonOf(url.startsWith('#') && own ? own + url : url)
  return reason && `links to ${url}, ${reason}`
}

/** The path of the page that is made from a content file, its first, or from the translation of one. */
export const pathOfFile = (name: string): string | undefined =>
  sitePages()?.find(
    ({ files: [file = ''] }) => shown(join(contentRoot, file)) === name.replace(/\/locales\/[^/]+(?=\/)/, ''),
  )?.path
