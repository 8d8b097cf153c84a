/** Answers the REST calls of the editor and of the summary tool. */
import type { Project, PullRequest, Status } from './project'

export type Answer = { status: number; body?: unknown; raw?: Buffer }
type Call = { project: Project; parts: string[]; body: Record<string, unknown> }
type Route = [method: string, path: RegExp, answer: (call: Call) => Answer]

const ok = (body: unknown, status = 200): Answer => ({ status, body })

const part = (parts: string[], index: number) => decodeURIComponent(parts[index] ?? '')
const numberIn = (parts: string[]) => Number(parts[0])

const pullBody = (project: Project, pull: PullRequest) => ({
  number: pull.number,
  node_id: pull.nodeId,
  title: pull.title,
  body: pull.body,
  state: pull.state,
  draft: pull.draft,
  merged: pull.merged,
  html_url: project.webAddress(`pull/${pull.number}`),
  created_at: pull.createdAt,
  updated_at: pull.updatedAt,
  head: { ref: pull.branch, sha: project.repository.head(pull.branch) },
  base: { ref: pull.base, sha: project.repository.head(pull.base) },
  labels: pull.labels.map((name) => ({ name })),
})

const names = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

function update({ project, parts, body }: Call): Answer {
  const change: Partial<PullRequest> = {}
  if (body.state === 'open' || body.state === 'closed') change.state = body.state
  if (body.labels) change.labels = names(body.labels)
  return ok(pullBody(project, project.changePull(numberIn(parts), change)))
}

/** Below /repos/OWNER/NAME/. Only the routes that the editor and the summary tool call. */
const routes: Route[] = [
  ['GET', /^collaborators\/[^/]+$/, () => ({ status: 204 })],
  [
    'GET',
    /^git\/trees\/([^/]+)$/,
    ({ project, parts }) => {
      const where = part(parts, 0)
      const commit = project.repository.head(where) ?? where
      return ok({ tree: project.repository.listTree(commit).map((entry) => ({ type: 'blob', ...entry })) })
    },
  ],
  [
    'GET',
    /^git\/blobs\/(\w+)$/,
    ({ project, parts }) => ({ status: 200, raw: project.repository.blob(part(parts, 0)) }),
  ],
  [
    'DELETE',
    /^git\/refs\/heads\/(.+)$/,
    ({ project, parts }) => {
      project.repository.removeBranch(part(parts, 0))
      return { status: 204 }
    },
  ],
  [
    'PATCH',
    /^git\/refs\/heads\/(.+)$/,
    ({ project, parts, body }) => {
      project.repository.setHead(part(parts, 0), String(body.sha))
      return ok({})
    },
  ],
  ['POST', /^pulls$/, ({ project, body }) => ok(pullBody(project, project.openPull(body)), 201)],
  [
    'GET',
    /^(?:pulls|issues)\/(\d+)$/,
    ({ project, parts }) => ok(pullBody(project, project.pull(numberIn(parts)))),
  ],
  ['PATCH', /^(?:pulls|issues)\/(\d+)$/, update],
  [
    'PUT',
    /^pulls\/(\d+)\/merge$/,
    ({ project, parts, body }) =>
      ok({ merged: true, sha: project.mergePull(numberIn(parts), String(body.commit_title ?? 'Merge')) }),
  ],
  [
    'POST',
    /^issues\/(\d+)\/labels$/,
    ({ project, parts, body }) => {
      const { labels } = project.pull(numberIn(parts))
      return ok(project.changePull(numberIn(parts), { labels: [...labels, ...names(body.labels)] }).labels)
    },
  ],
  [
    'GET',
    /^issues\/(\d+)\/comments$/,
    ({ project, parts }) => ok(project.comments.filter(({ pull }) => pull === numberIn(parts))),
  ],
  [
    'POST',
    /^issues\/(\d+)\/comments$/,
    ({ project, parts, body }) => ok(project.addComment(numberIn(parts), String(body.body)), 201),
  ],
  [
    'PATCH',
    /^issues\/comments\/(\d+)$/,
    ({ project, parts, body }) => ok(project.changeComment(numberIn(parts), String(body.body))),
  ],
  [
    'POST',
    /^statuses\/(\w+)$/,
    ({ project, parts, body }) => ok(project.addStatus(part(parts, 0), body as Status), 201),
  ],
]

const USER = {
  id: 1,
  login: 'editor',
  name: 'Test Editor',
  email: 'editor@example.com',
  avatar_url: '',
  html_url: '',
}

/** @param path of the call, without its query. */
export function answerCall(
  project: Project,
  method: string,
  path: string,
  body: Record<string, unknown>,
): Answer {
  if (method === 'GET' && path === '/user') return ok(USER)
  const prefix = `/repos/${project.name}/`
  if (!path.startsWith(prefix)) return ok({ message: 'Not Found' }, 404)
  for (const [wanted, pattern, answer] of routes) {
    const match = wanted === method ? pattern.exec(path.slice(prefix.length)) : null
    if (!match) continue
    try {
      return answer({ project, parts: match.slice(1), body })
    } catch (error) {
      return ok({ message: error instanceof Error ? error.message : String(error) }, 422)
    }
  }
  return ok({ message: 'Not Found' }, 404)
}
