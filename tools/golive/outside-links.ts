import type { Fault } from '../shared/fault'

const TIMEOUT_MS = 10_000
/** Up to the bracket, quotation mark or comma of YAML or Markdown behind it. */
const ADDRESS = /https?:\/\/[^\s)"'<>]*[^\s)"'<>,.\]}]/g
const GONE = [404, 410]

/** An external link, and its position. */
type OutsideLink = { url: string; where: string }

/** Every external address in the text of a file. */
export const outsideLinks = (name: string, text: string): OutsideLink[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      Array.from(line.matchAll(ADDRESS), ([url]) => ({ url, where: `${name}:${index + 1}` })),
    )

/** The status with which an address answers; undefined without an answer. */
async function statusOf(url: string): Promise<number | undefined> {
  try {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await body?.cancel()
    return status
  } catch {
    return undefined
  }
}

/**
 * Requests every external link.
 * @returns those that are gone or do not answer, and notes of those that refuse a program; where none answers, a note that
 * says so.
 */
export async function outsideLinkFaults(
  links: OutsideLink[],
  ask = statusOf,
): Promise<{ faults: Fault[]; notes: Fault[] }> {
  const answers = await Promise.all(links.map(async (link) => ({ ...link, status: await ask(link.url) })))
  if (answers.every(({ status }) => status === undefined))
    return {
      faults: [],
      notes: [
        {
          where: 'content',
          what: 'no link to another site answers',
          needs: 'See whether there is a connection',
        },
      ],
    }
  const found = answers.map(({ url, where, status = 0 }) => ({
    status,
    where,
    what: `${url} ${status === 0 ? 'does not answer' : `answers ${status}`}`,
    needs: 'Open it in a browser; if it is gone, correct or remove it',
  }))
  const isGone = (status: number) => status === 0 || GONE.includes(status)
  return {
    faults: found.filter(({ status }) => isGone(status)),
    notes: found.filter(({ status }) => status >= 400 && !isGone(status)),
  }
}
