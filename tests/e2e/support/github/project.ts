/** One GitHub repository: the git repository and, in memory and bounded, its pull requests, statuses and comments. */
import type { FileChanges, Repository } from './repository'

export type PullRequest = {
  number: number
  nodeId: string
  title: string
  body: string
  branch: string
  base: string
  draft: boolean
  state: 'open' | 'closed'
  merged: boolean
  labels: string[]
  createdAt: string
  updatedAt: string
}

export type Status = { context: string; state: string; target_url?: string; description?: string }
export type Comment = { id: number; pull: number; body: string; user: { login: string } }

const MOST_PULLS = 20
const MOST_COMMENTS = 50
const MOST_STATUSES = 50

type CommitInput = {
  branch: { repositoryNameWithOwner: string; branchName: string }
  expectedHeadOid: string
  fileChanges: FileChanges
  message: { headline: string }
}

export function createProject(name: string, repository: Repository) {
  const pulls: PullRequest[] = []
  const comments: Comment[] = []
  const statuses = new Map<string, Status[]>()
  const changes = new Map<string, ReturnType<Repository['lastChanges']>>()
  const now = () => new Date().toISOString()

  const pull = (number: number): PullRequest => {
    const found = pulls.find((one) => one.number === number)
    if (!found) throw new Error('Not Found')
    return found
  }

  const changePull = (number: number, change: Partial<PullRequest>) =>
    Object.assign(pull(number), change, { updatedAt: now() })

  return {
    name,
    repository,
    pulls,
    comments,
    pull,
    changePull,
    webAddress: (path: string) => `https://github.com/${name}/${path}`,
    openPulls: () => pulls.filter(({ state }) => state === 'open'),

    openPull({ title, body, head, base, draft }: Record<string, unknown>): PullRequest {
      if (pulls.length >= MOST_PULLS) throw new Error('too many pull requests for a test')
      if (typeof head !== 'string' || base !== 'main' || !repository.head(head))
        throw new Error('Validation Failed')
      const number = pulls.length + 1
      const made: PullRequest = {
        number,
        nodeId: `PR_${number}`,
        title: String(title),
        body: String(body ?? ''),
        branch: head,
        base,
        draft: draft === true,
        state: 'open',
        merged: false,
        labels: [],
        createdAt: now(),
        updatedAt: now(),
      }
      pulls.push(made)
      return made
    },

    mergePull(number: number, title: string): string {
      const { branch, base, state, draft } = pull(number)
      if (state !== 'open' || draft) throw new Error('Pull Request is not mergeable')
      const oid = repository.merge(base, branch, title)
      changePull(number, { state: 'closed', merged: true })
      return oid
    },

    setDraft(nodeId: string, draft: boolean) {
      const found = pulls.find((one) => one.nodeId === nodeId)
      return changePull(found?.number ?? 0, { draft })
    },

    addComment(number: number, body: string): Comment {
      if (comments.length >= MOST_COMMENTS) throw new Error('too many comments for a test')
      const user = { login: 'github-actions[bot]' }
      const made = { id: 100 + comments.length, pull: pull(number).number, body, user }
      comments.push(made)
      return made
    },

    changeComment(id: number, body: string): Comment {
      const found = comments.find((one) => one.id === id)
      if (!found) throw new Error('Not Found')
      return Object.assign(found, { body })
    },

    /** The newest status of each context. */
    statusesOf: (sha: string) => statuses.get(sha) ?? [],
    addStatus(sha: string, status: Status): Status {
      const others = (statuses.get(sha) ?? []).filter(({ context }) => context !== status.context)
      if (statuses.size + others.length > MOST_STATUSES) throw new Error('too many statuses for a test')
      statuses.set(sha, [...others, status])
      return status
    },

    commit({ branch, expectedHeadOid, fileChanges, message }: CommitInput): string {
      return repository.commit(branch.branchName, expectedHeadOid, fileChanges, message.headline).oid
    },

    lastChange(commit: string, path: string) {
      const known = changes.get(commit) ?? repository.lastChanges(commit)
      changes.set(commit, known)
      return known.get(path)
    },
  }
}

export type Project = ReturnType<typeof createProject>
