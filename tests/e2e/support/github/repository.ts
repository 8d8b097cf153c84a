/** A bare repository in a temporary folder, changed through the `git` program alone. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TreeEntry = { path: string; sha: string; size: number }
export type Commit = { oid: string; name: string; email: string; date: string; message: string }
export type FileChanges = {
  additions?: { path: string; contents: string }[]
  deletions?: { path: string }[]
}

const AUTHOR = { name: 'Test Editor', email: 'editor@example.com' }
const MOST_BYTES = 256 * 1024 * 1024

const identity = {
  GIT_AUTHOR_NAME: AUTHOR.name,
  GIT_AUTHOR_EMAIL: AUTHOR.email,
  GIT_COMMITTER_NAME: AUTHOR.name,
  GIT_COMMITTER_EMAIL: AUTHOR.email,
  GIT_CONFIG_NOSYSTEM: '1',
}

/** A path that git cannot take for an option, that stays in the repository, and is not in `.git`. */
const isPlainPath = (path: string) =>
  /^[\w.@ -]+(\/[\w.@ -]+)*$/.test(path) &&
  path.split('/').every((part) => !/^(\.|\.\.|\.git)$/i.test(part) && !part.startsWith('-'))

export function plainPath(path: string): string {
  if (!isPlainPath(path)) throw new Error(`not a path of the repository: ${path}`)
  return path
}

type GitObject = { type: string; contents: Buffer }

/** Parses the output of `git cat-file --batch`: of each object `<oid> <type> <size>`, a line break, its contents, a line break. */
function readObjects(output: Buffer): Map<string, GitObject> {
  const objects = new Map<string, GitObject>()
  for (let at = 0; at < output.length;) {
    const start = output.indexOf('\n', at) + 1
    const [oid = '', type = '', size] = output.toString('latin1', at, start - 1).split(' ')
    const end = start + Number(size)
    objects.set(oid, { type, contents: output.subarray(start, end) })
    at = end + 1
  }
  return objects
}

const LINE = '%H%x09%an%x09%ae%x09%cI%x09%s'

function readCommit(line: string): Commit {
  const [oid = '', name = '', email = '', date = '', message = ''] = line.split('\t')
  return { oid, name, email, date, message }
}

/**
 * Creates a repository whose branch `main` holds the named files and folders of a project.
 * @param project the folder they are copied from, without what its .gitignore excludes.
 */
export function createRepository(project: string, names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'))
  const gitDir = join(folder, 'site.git')
  const git = (args: string[], input?: string | Buffer, env: Record<string, string> = {}) =>
    execFileSync('git', [`--git-dir=${gitDir}`, ...args], {
      input,
      maxBuffer: MOST_BYTES,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...identity, ...env },
    })
  const text = (...args: string[]) => git(args).toString('utf8').trim()
  const withIndex = { GIT_INDEX_FILE: join(folder, 'index') }

  git(['init', '--quiet', '--bare', '--initial-branch=main'])
  git([`--work-tree=${project}`, 'add', '--pathspec-from-file=-', '--pathspec-file-nul'], names.join('\0'), {
    ...withIndex,
    GIT_LITERAL_PATHSPECS: '1',
  })
  // A query names a branch once per file, and starting a process for each takes seconds.
  const heads = new Map<string, string>()
  const head = (branch: string) => heads.get(plainPath(branch))
  const setHead = (branch: string, oid: string) => {
    text('update-ref', `refs/heads/${plainPath(branch)}`, oid)
    heads.set(branch, oid)
  }
  const removeBranch = (branch: string) => {
    text('update-ref', '-d', `refs/heads/${plainPath(branch)}`)
    heads.delete(branch)
  }
  const commitTree = (tree: string, message: string, parents: string[]) =>
    git(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], message)
      .toString()
      .trim()
  const first = git(['write-tree'], undefined, withIndex).toString().trim()
  setHead('main', commitTree(first, 'The site as it was', []))

  /** Files of a commit. */
  const listTree = (commit: string): TreeEntry[] =>
    text('ls-tree', '-r', '-l', '-z', commit)
      .split('\0')
      .flatMap((line) => {
        const [, sha = '', size, path] = /^\d+ blob (\w+)\s+(\d+)\t(.+)$/s.exec(line) ?? []
        return path ? [{ path, sha, size: Number(size) }] : []
      })

  /** Every file with the commit that changed it last, newest commits first. */
  const lastChanges = (commit: string): Map<string, Commit> => {
    const last = new Map<string, Commit>()
    let current: Commit | undefined
    for (const line of text(
      '-c',
      'core.quotePath=off',
      'log',
      '--name-only',
      '-m',
      `--format=%x01${LINE}`,
      commit,
    ).split('\n'))
      if (line.startsWith('\u0001')) current = readCommit(line.slice(1))
      else if (line && current && !last.has(line)) last.set(line, current)
    return last
  }

  let objects = new Map<string, GitObject>()

  /** From one process for all objects: the editor asks for each file, and to start a process for each takes seconds. */
  function object(oid: string): GitObject | undefined {
    if (!objects.has(oid)) objects = readObjects(git(['cat-file', '--batch', '--batch-all-objects']))
    return objects.get(oid)
  }

  /** @throws if there is no such file. */
  function blob(oid: string): Buffer {
    const found = object(oid)
    if (found?.type !== 'blob') throw new Error(`not a blob: ${oid}`)
    return found.contents
  }

  /** The object id of a path in a commit or branch. */
  const find = (where: string, path: string): string | undefined => {
    try {
      return text('rev-parse', '--verify', '--quiet', `${where}:${plainPath(path)}`)
    } catch {
      return undefined
    }
  }

  /** @throws if the head of the branch is no longer `expected`. */
  function commit(
    branch: string,
    expected: string,
    { additions = [], deletions = [] }: FileChanges,
    message: string,
  ) {
    if (head(branch) !== expected) throw new Error(`Expected branch to point to "${expected}"`)
    git(['read-tree', expected], undefined, withIndex)
    for (const { path, contents } of additions) {
      const oid = git(['hash-object', '-w', '--stdin'], Buffer.from(contents, 'base64')).toString().trim()
      git(['update-index', '--add', '--cacheinfo', `100644,${oid},${plainPath(path)}`], undefined, withIndex)
    }
    for (const { path } of deletions)
      git(['update-index', '--force-remove', plainPath(path)], undefined, withIndex)
    const tree = git(['write-tree'], undefined, withIndex).toString().trim()
    const oid = commitTree(tree, message, [expected])
    setHead(branch, oid)
    return lastCommit(oid)
  }

  const lastCommit = (oid: string) => readCommit(text('log', '-1', `--format=${LINE}`, oid))

  /** @throws if both sides changed the same lines. */
  function merge(base: string, branch: string, message: string): string {
    const [ours = '', theirs = ''] = [head(base), head(branch)]
    const [tree = ''] = text('merge-tree', '--write-tree', ours, theirs).split('\n')
    const oid = commitTree(tree, message, [ours, theirs])
    setHead(base, oid)
    return oid
  }

  /** Names of the files that a branch changes, with git's letter for how. */
  const changedFiles = (base: string, branch: string) =>
    text('-c', 'core.quotePath=off', 'diff', '--name-status', '--no-renames', `${base}...${branch}`)
      .split('\n')
      .filter(Boolean)
      .map((line) => ({ change: line.slice(0, 1), path: line.slice(2) }))

  return {
    gitDir,
    head,
    setHead,
    listTree,
    lastChanges,
    lastCommit,
    blob,
    isCommit: (oid: string) => object(oid)?.type === 'commit',
    find,
    commit,
    merge,
    changedFiles,
    removeBranch,
    read: (where: string, path: string) => {
      const sha = find(where, path)
      return sha ? blob(sha).toString('utf8') : undefined
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type Repository = ReturnType<typeof createRepository>
