/** The GitHub API calls of the report: a commit status, and one comment. */
import * as z from 'zod'
import { PREVIEW_CONTEXT } from './context'
import { MARKER } from './summary'

export type Connection = {
  /** `https://api.github.com`, or that of a GitHub Enterprise server. */
  api: string
  repository: string
  token: string
}

export type StatusState = 'pending' | 'success' | 'failure'

const DESCRIPTIONS: Record<StatusState, string> = {
  pending: 'The preview is being built',
  success: 'The preview is ready',
  failure: 'The preview could not be built',
}

const PAGE_SIZE = 100
/** The comment is written with the first build, so it is among the first thousand. */
const MOST_PAGES = 10

const commentList = z.array(
  z.object({ id: z.number(), body: z.string().nullish(), user: z.object({ login: z.string() }).nullish() }),
)

/** The workflow's account: comments of other authors with the same marker are ignored. */
const AUTHOR = 'github-actions[bot]'

async function call(connection: Connection, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${connection.api}/repos/${connection.repository}/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${connection.token}`,
      Accept: 'application/vnd.github+json',
      'Content-Type': 'application/json',
    },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`GitHub answers ${method} ${path} with ${response.status}`)
  return response.json()
}

/** Posts the status under which the editor finds the preview; a later status replaces an earlier one. */
export const postStatus = (connection: Connection, sha: string, state: StatusState, address?: string) =>
  call(connection, 'POST', `statuses/${sha}`, {
    state,
    context: PREVIEW_CONTEXT,
    description: DESCRIPTIONS[state],
    target_url: address,
  })

async function findComment(connection: Connection, pull: number): Promise<number | undefined> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const path = `issues/${pull}/comments?per_page=${PAGE_SIZE}&page=${page}`
    const comments = commentList.parse(await call(connection, 'GET', path))
    const ours = comments.find(({ body, user }) => user?.login === AUTHOR && body?.startsWith(MARKER))
    if (ours) return ours.id
    if (comments.length < PAGE_SIZE) return undefined
  }
  return undefined
}

/** Updates the summary comment of a pull request, or creates it. */
export async function putComment(connection: Connection, pull: number, body: string): Promise<void> {
  const id = await findComment(connection, pull)
  if (id === undefined) await call(connection, 'POST', `issues/${pull}/comments`, { body })
  else await call(connection, 'PATCH', `issues/comments/${id}`, { body })
}
