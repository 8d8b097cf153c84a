import type { ContentFile } from '../shared/content-files'
import { textsIn } from '../shared/texts-in'
import type { Fault } from '../shared/fault'
import { placeIn } from '../shared/place'

const TIMEOUT_MS = 10_000
const ADDRESS = /https?:\/\/[^\s)"'<>]+/g
/** Statuses of servers that do not support HEAD. */
const ASK_AGAIN = [403, 405, 501]
const GONE = [404, 410]

/** An external link, and its position. */
type OutsideLink = { url: string; where: string }

/** The response status of a link; undefined without a response. */
type Ask = (url: string) => Promise<number | undefined>

/** Every external URL in the content: values, and links in texts. @param bodies texts of posts, by file. */
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

/** Requests a page by HEAD, or by GET where HEAD is not supported. */
export async function requestStatus(url: string): Promise<number | undefined> {
  const status = await statusOf(url, 'HEAD')
  return status !== undefined && ASK_AGAIN.includes(status) ? statusOf(url, 'GET') : status
}

/** The results of checking external links. */
type Judged = {
  /** Whether any of them responded. If none did, there is no connection, and the links were not checked. */
  isChecked: boolean
  /** Broken links. */
  faults: Fault[]
  /** Links that reject automated requests. */
  notes: Fault[]
}

/** Requests every external link. */
export async function outsideLinkFaults(links: OutsideLink[], ask: Ask = requestStatus): Promise<Judged> {
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
        needs: 'Fix or remove the link',
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
