import { type Connection, postStatus, putComment } from '@/tools/pull-request/github'
import { MARKER } from '@/tools/pull-request/summary'
import { createRepository } from '@/tests/e2e/support/github/repository'
import { type GitHub, startGitHub, TOKEN } from '@/tests/e2e/support/github/server'

let github: GitHub
let connection: Connection

beforeAll(async () => {
  github = await startGitHub('example/site', createRepository('.', ['package.json']))
  connection = { api: github.origin, repository: 'example/site', token: TOKEN }
  const { repository } = github.project
  repository.setHead('change', repository.head('main') ?? '')
  github.project.openPull({ title: 'A change', head: 'change', base: 'main' })
})

afterAll(() => github.stop())

it('creates one comment, and updates it', async () => {
  github.project.addComment(1, 'Looks good')
  await putComment(connection, 1, `${MARKER}\nfirst`)
  await putComment(connection, 1, `${MARKER}\nsecond`)
  expect(github.project.comments.map(({ body }) => body)).toEqual(['Looks good', `${MARKER}\nsecond`])
})

it('does not change another author’s comment with the same marker', async () => {
  const other = github.project.addComment(1, `${MARKER}\nnot ours`)
  other.user.login = 'somebody'
  github.project.comments.splice(0, github.project.comments.length, other)
  await putComment(connection, 1, `${MARKER}\nours`)
  expect(github.project.comments.map(({ body }) => body)).toEqual([`${MARKER}\nnot ours`, `${MARKER}\nours`])
})

it('posts one commit status, with the URL once the preview is ready', async () => {
  const sha = github.project.repository.head('main') ?? ''
  await postStatus(connection, sha, 'pending')
  await postStatus(connection, sha, 'success', 'https://pr-1.example')
  expect(github.project.statusesOf(sha)).toEqual([
    {
      context: 'Site preview',
      state: 'success',
      description: 'The preview is ready',
      target_url: 'https://pr-1.example',
    },
  ])
})

it('throws an error that names the rejected request', async () => {
  const stranger = { ...connection, token: 'another' }
  await expect(putComment(stranger, 1, 'text')).rejects.toThrow('answers GET issues/1/comments')
  await expect(putComment(connection, 99, 'text')).rejects.toThrow('with 422')
})
