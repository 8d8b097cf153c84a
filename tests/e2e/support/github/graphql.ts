/** Answers the editor's GraphQL queries from a repository and its pull requests. */
import { parseQuery, type Field, type Selection, type Value } from './graphql-parser'
import type { PullRequest, Project } from './project'

type Resolver = (args: Record<string, Value>) => unknown
type Node = { [name: string]: unknown }

function resolve(node: Node, selection: Selection[]): Node {
  const result: Node = {}
  for (const part of selection) {
    if (part.kind === 'field') result[part.alias] = resolveField(node, part)
    else if (node.__typename === part.type) Object.assign(result, resolve(node, part.selection))
  }
  return result
}

function resolveField(node: Node, { name, args, selection }: Field): unknown {
  if (!(name in node)) throw new Error(`Field '${name}' doesn't exist`)
  const given = node[name]
  const value: unknown = typeof given === 'function' ? (given as Resolver)(args) : given
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((item) => resolve(item as Node, selection))
  return selection.length > 0 ? resolve(value as Node, selection) : value
}

const text = (value: Value): string => {
  if (typeof value !== 'string') throw new Error('a text was expected')
  return value
}

const author = { name: 'Test Editor', email: 'editor@example.com', avatarUrl: '', user: null }

const CHANGES: Record<string, string> = { A: 'ADDED', D: 'DELETED' }

/** The part of GitHub's schema that the editor queries, for one project. */
function schemaOf(project: Project) {
  const { repository } = project

  const blob = (oid: string | undefined) => {
    if (!oid) return null
    const bytes = repository.blob(oid)
    const isBinary = bytes.includes(0)
    return {
      __typename: 'Blob',
      oid,
      byteSize: bytes.length,
      isBinary,
      isTruncated: false,
      text: isBinary ? null : bytes.toString('utf8'),
    }
  }

  const commitNode = (oid: string): Node => ({
    __typename: 'Commit',
    oid,
    message: () => repository.lastCommit(oid).message,
    committedDate: () => repository.lastCommit(oid).date,
    author,
    file: ({ path }: Record<string, Value>) => ({ oid: repository.find(oid, text(path)) }),
    history: ({ path }: Record<string, Value>) => {
      const last = path === undefined ? repository.lastCommit(oid) : project.lastChange(oid, text(path))
      return { nodes: last ? [{ ...last, committedDate: last.date, author }] : [] }
    },
    status: () => ({
      contexts: project.statusesOf(oid).map(({ context, state, target_url, description }) => ({
        context,
        state: state.toUpperCase(),
        targetUrl: target_url,
        description,
      })),
    }),
    deployments: { nodes: [] },
    checkSuites: { nodes: [] },
  })

  const refNode = ({ qualifiedName }: Record<string, Value>) => {
    const oid = repository.head(text(qualifiedName))
    return oid ? { name: qualifiedName, target: commitNode(oid) } : null
  }

  const objectNode = ({ oid, expression }: Record<string, Value>) => {
    if (expression === undefined)
      return repository.isCommit(text(oid)) ? commitNode(text(oid)) : blob(text(oid))
    const [where = '', path = ''] = text(expression).split(/:(.*)/s)
    return blob(repository.find(where, path))
  }

  const pullNode = (pull: PullRequest): Node => ({
    id: pull.nodeId,
    number: pull.number,
    title: pull.title,
    url: project.webAddress(`pull/${pull.number}`),
    isDraft: pull.draft,
    isCrossRepository: false,
    createdAt: pull.createdAt,
    updatedAt: pull.updatedAt,
    headRefName: pull.branch,
    headRefOid: repository.head(pull.branch),
    author: { __typename: 'User', login: 'editor', databaseId: 1, ...author },
    labels: { nodes: pull.labels.map((name) => ({ name })) },
    files: {
      nodes: repository
        .changedFiles(pull.base, pull.branch)
        .map(({ path, change }) => ({ path, changeType: CHANGES[change] ?? 'MODIFIED' })),
    },
  })

  const pullNodes = ({ labels, headRefName }: Record<string, Value>) => {
    const wanted = project
      .openPulls()
      .filter(
        (pull) =>
          (labels === undefined || pull.labels.some((label) => (labels as string[]).includes(label))) &&
          (headRefName === undefined || pull.branch === headRefName),
      )
    return { totalCount: wanted.length, nodes: wanted.map(pullNode) }
  }

  const repositoryNode = ({ owner, name }: Record<string, Value>) =>
    `${owner}/${name}` === project.name
      ? {
          id: 'R_1',
          defaultBranchRef: { name: 'main' },
          ref: refNode,
          object: objectNode,
          pullRequests: pullNodes,
        }
      : null

  return {
    repository: repositoryNode,
    createRef: ({ input }: Record<string, Value>) => {
      const { name, oid } = input as { name: string; oid: string }
      const branch = name.replace(/^refs\/heads\//, '')
      if (repository.head(branch)) throw new Error(`A ref named "${name}" already exists in the repository.`)
      repository.setHead(branch, oid)
      return { ref: { name: branch } }
    },
    createCommitOnBranch: ({ input }: Record<string, Value>) => ({
      commit: commitNode(project.commit(input as never)),
    }),
    convertPullRequestToDraft: ({ input }: Record<string, Value>) => ({
      pullRequest: pullNode(project.setDraft((input as { pullRequestId: string }).pullRequestId, true)),
    }),
    markPullRequestReadyForReview: ({ input }: Record<string, Value>) => ({
      pullRequest: pullNode(project.setDraft((input as { pullRequestId: string }).pullRequestId, false)),
    }),
  } satisfies Record<string, Resolver>
}

/** As GitHub does: errors of a query come with status 200. */
export function answerQuery(project: Project, query: string, variables: Record<string, Value>) {
  try {
    return { data: resolve(schemaOf(project), parseQuery(query, variables)) }
  } catch (error) {
    return { data: null, errors: [{ message: error instanceof Error ? error.message : String(error) }] }
  }
}
