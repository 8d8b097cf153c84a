import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { isPreview } from '@/lib/config/env'
import { withoutSlash } from './aliases'
import { pathsOfOtherDays } from './blog'
import { readEach } from './content-error'
import { contentRoot, listFiles, readYaml, refuse } from './load'
import { memoize } from './memoize'
import { publicationState } from './publication'
import { currentPath } from './redirects'
import { noticeSchema, type NoticeFile } from './schema/notice'
import { listSitePages } from './site-pages'

/** A notice above every page; the name is that of its file. */
export type Notice = NoticeFile & { name: string }

const fileOf = ({ name }: Notice) => join(contentRoot, 'notices', `${name}.yaml`)

/** Where a link leads today. */
const targetOf = ({ link }: Notice) => link && withoutSlash(currentPath(link.path))

const isPage = (path: string) => listSitePages().some((page) => page.path === path)

function checkLink(notice: Notice): void {
  const path = targetOf(notice)
  if (path === undefined || isPage(path) || pathsOfOtherDays().has(path)) return
  refuse(fileOf(notice), 'link.path', `there is no page ${path}: name another, or take the link out`)
}

/** One notice is shown at a time. Told whenever content is read, not first on the day on which two would meet. */
function checkOverlap(notice: Notice, before: Notice | undefined): void {
  if (!before || (before.publishUntil && before.publishUntil < (notice.publishFrom ?? ''))) return
  const reason = `its days overlap those of notices/${before.name}.yaml, and one notice is shown at a time`
  refuse(fileOf(notice), notice.publishFrom ? 'publishFrom' : '', reason)
}

/** Each is checked although another fails, and reports all notices that break it. */
const rules: ((notices: Notice[]) => unknown)[] = [
  (notices) => readEach(notices, (notice, index) => checkOverlap(notice, notices[index - 1])),
  (notices) => readEach(notices, checkLink),
]

/**
 * The notices by their first day, from `notices/<name>.yaml`; those of other days too.
 * @throws ContentError for a broken file, a link to no page, and days that overlap.
 */
export const listNotices = memoize((locale): Notice[] => {
  const notices = readEach(listFiles(join(contentRoot, 'notices'), '.yaml'), (file) => ({
    ...readYaml(file, noticeSchema, locale),
    name: basename(file, '.yaml'),
  }))
  notices.sort((a, b) => (a.publishFrom ?? '').localeCompare(b.publishFrom ?? ''))
  readEach(rules, (check) => check(notices))
  return notices
})

const inState = (state: ReturnType<typeof publicationState>) =>
  listNotices().find((notice) => publicationState(notice) === state)

/** The notice of the build's day. In a preview, where there is none, the next one. */
export const currentNotice = (): Notice | undefined =>
  inState('published') ?? (isPreview ? inState('scheduled') : undefined)

/** The link of a notice to the page as it is addressed today. It is left out while that page is not published. */
export function noticeLink(notice: Notice): { label: string; path: string } | undefined {
  const path = targetOf(notice)
  return notice.link && path !== undefined && isPage(path) ? { label: notice.link.label, path } : undefined
}

/** Tells a notice from all others, and from itself with other words: eight hexadecimal digits. */
export const noticeId = ({ name, text }: Notice): string =>
  createHash('sha256').update(`${name}\n${text}`).digest('hex').slice(0, 8)
