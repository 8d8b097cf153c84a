import { type ContentFile, textsIn } from '../shared/content-files'
import type { Fault } from '../shared/fault'
import { placeIn } from '../shared/place'

const TIMEOUT_MS = 10_000
const ADDRESS = /https?:\/\/[^\s)"'<>]+/g
/** Answers to HEAD of servers that take GET only. */
const ASK_AGAIN = [403, 405, 501]
const GONE = [404, 410]

/** A link to another site, and where it stands. */
type OutsideLink = { url: string; where: string }

/** The status that a link answers with; undefined when nothing answers. */
type Ask = (url: string) => Promise<number | undefined>

/** Every address of another site in the content: values, and links in texts. @param bodies texts of posts, by file. */
export const outsideLinks = (files: ContentFile[], bodies: Map<string, string>): OutsideLink[] =>
  files.flatMap((file) => {
    const values = textsIn(file.data).flatMap(({ text, path }) =>
      [...text.matchAll(ADDRESS)].map(([url]) => ({
        url,
        where: placeIn(file.name, file.lineOf(path), path.join('.')),
      })),
    )
    const links = [...(bodies.get(file.name) ?? '').matchAll(ADDRESS)].map(([url]) => ({
      url,
      where: placeIn(file.name, undefined, 'text'),
    }))
    return [...values, ...links]
  })

async function statusOf(url: string, method: 'HEAD' | 'GET'): Promise<number | undefined> {
  try {
    const { status } = await fetch(url, { method, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return status
  } catch {
    return undefined
  }
}

/** Asks a server for a page, sparing it the body where it can. */
export async function askOutside(url: string): Promise<number | undefined> {
  const status = await statusOf(url, 'HEAD')
  return status !== undefined && ASK_AGAIN.includes(status) ? statusOf(url, 'GET') : status
}

/** What is known of the links to other sites. */
type Judged = {
  /** Whether any of them answered. Without a connection none does, which says nothing about them. */
  isChecked: boolean
  /** Those that lead nowhere. */
  faults: Fault[]
  /** Those that refuse to answer a program. */
  notes: Fault[]
}

/** Asks every link to another site. */
export async function outsideLinkFaults(links: OutsideLink[], ask: Ask = askOutside): Promise<Judged> {
  const answers = await Promise.all(links.map(async (link) => ({ ...link, status: await ask(link.url) })))
  if (links.length > 0 && answers.every(({ status }) => status === undefined))
    return { isChecked: false, faults: [], notes: [] }
  return {
    isChecked: true,
    faults: answers
      .filter(({ status }) => status === undefined || GONE.includes(status))
      .map(({ url, where, status }) => ({
        where,
        what: `${url} ${status === undefined ? 'does not answer' : `answers ${status}`}`,
        needs: 'Mend or remove the link',
      })),
    notes: answers
      .filter(({ status }) => status !== undefined && status >= 400 && !GONE.includes(status))
      .map(({ url, where, status }) => ({
        where,
        what: `${url} answers ${status} to a program`,
        needs: 'Open it in a browser to see whether it is there',
      })),
  }
}
