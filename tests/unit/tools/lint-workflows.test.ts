import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'

type Step = { uses?: string; with?: Record<string, unknown> }
type Job = {
  permissions?: Record<string, string>
  'timeout-minutes'?: number
  steps?: Step[]
  /** A reusable workflow, whose own jobs set the timeout. */
  uses?: string
}
type Workflow = { permissions?: Record<string, string>; jobs: Record<string, Job> }

const FOLDER = '.github/workflows'
const names = readdirSync(FOLDER)
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const workflows = names.map((file) => ({ file, ...(parse(textOf(file)) as Workflow) }))
const jobs = workflows.flatMap(({ file, jobs }) =>
  Object.entries(jobs).map(([id, job]) => ({ id: `${file} ${id}`, ...job })),
)

/** Each run compiles the WebAssembly program anew. */
jest.setTimeout(60_000)

const GOOD = `on: push
jobs:
  a:
    runs-on: ubuntu-24.04
    steps:
      - run: echo \${{ github.sha }}
`
const BROKEN = GOOD.replace('github.sha', 'github.sah')

describe('npm run lint:workflows', () => {
  let folder = ''
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'workflows-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  function lint(name: string, text: string) {
    const file = join(folder, name)
    writeFileSync(file, text)
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/lint-workflows.mjs', file], {
      encoding: 'utf8',
    })
    return { status, stdout, stderr: stderr.replace(file, name) }
  }

  it('accepts a workflow without errors', () => {
    expect(lint('good.yml', GOOD)).toEqual({ status: 0, stdout: '1 workflows, 0 faults\n', stderr: '' })
  })

  it('fails on an error and reports its position', () => {
    const { status, stderr } = lint('broken.yml', BROKEN)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^broken\.yml:6:\d+ {2}property "sah" is not defined/)
  })

  it('checks a workflow in a document, and reports the line there', () => {
    const { status, stderr } = lint('guide.md', `# Guide\n\n\`\`\`yaml\n${BROKEN}\`\`\`\n`)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^guide\.md:9:/)
  })

  it('fails when there is no workflow', () => {
    expect(lint('empty.md', '# Nothing to copy\n').status).toBe(1)
  })
})

describe('the workflows', () => {
  it.each(workflows)('$file has read-only permissions, unless a job requests more', (workflow) => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
  })

  it('request write permissions only in the jobs that report, start or publish', () => {
    const asking = jobs.filter(({ permissions }) => permissions)
    expect(asking.map(({ id, permissions }) => [id, permissions])).toEqual([
      ['daily.yml github-pages', { actions: 'write' }],
      ['next-versions.yml report', { issues: 'write' }],
      ['preview-github-pages.yml publish', { contents: 'write' }],
      ['preview.yml announce', { contents: 'read', statuses: 'write' }],
      ['preview.yml github-pages', { contents: 'write' }],
      ['preview.yml report', { contents: 'read', statuses: 'write', 'pull-requests': 'write' }],
    ])
  })

  it('do not check out code of a pull request in jobs with write permissions or secrets', () => {
    const trusted = jobs.filter(({ id, permissions }) => permissions || /^preview-/.test(id))
    for (const { steps = [] } of trusted)
      for (const { uses, with: given } of steps)
        if (uses?.startsWith('actions/checkout@'))
          expect(given?.ref).toBe('${{ github.event.pull_request.base.sha }}')
  })

  it.each(jobs.filter(({ uses }) => !uses))('$id has a timeout', (job) => {
    expect(job['timeout-minutes']).toBeGreaterThan(0)
  })

  it.each(names)('%s pins each action to a commit, with its version in a comment', (name) => {
    const lines = textOf(name)
      .split('\n')
      .filter((line) => /^\s*(- )?uses: /.test(line) && !line.includes('uses: ./.github/workflows/'))
    for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })
})
