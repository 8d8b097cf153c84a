/**
 * A fake of the part of GitHub's REST and GraphQL API that the editor and the summary tool use, over a real repository.
 * It listens on localhost only, accepts one token, and limits a request body to `MOST_BYTES`.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import { answerQuery } from './graphql'
import type { Value } from './graphql-parser'
import { createProject, type Project } from './project'
import type { Repository } from './repository'
import { answerCall, type Answer } from './rest'

export const TOKEN = 'github_pat_for_tests_only'
export const API = 'https://api.github.com'

const MOST_BYTES = 24 * 1024 * 1024

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST_BYTES) throw new Error('the request is too large')
    parts.push(part)
  }
  return size === 0 ? {} : (JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>)
}

async function answer(project: Project, request: IncomingMessage): Promise<Answer> {
  if (
    !/^(token|Bearer) /.test(request.headers.authorization ?? '') ||
    !request.headers.authorization?.endsWith(` ${TOKEN}`)
  )
    return { status: 401, body: { message: 'Bad credentials' } }
  const body = await readBody(request)
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/graphql')
    return {
      status: 200,
      body: answerQuery(project, String(body.query), (body.variables ?? {}) as Record<string, Value>),
    }
  return answerCall(project, request.method ?? 'GET', pathname, body)
}

function send(response: ServerResponse, { status, body, raw }: Answer): void {
  const type = raw ? 'application/octet-stream' : 'application/json'
  response.writeHead(status, { 'Content-Type': type })
  response.end(raw ?? (body === undefined ? undefined : JSON.stringify(body)))
}

/** Starts the server on a free port. */
export async function startGitHub(name: string, repository: Repository) {
  const project = createProject(name, repository)
  const server = createServer((request, response) => {
    answer(project, request)
      .catch((error: Error): Answer => ({ status: 400, body: { message: error.message } }))
      .then((result) => send(response, result))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
    repository.remove()
  }
  return { project, origin: `http://127.0.0.1:${port}`, stop }
}

export type GitHub = Awaited<ReturnType<typeof startGitHub>>

/**
 * Routes requests of pages for GitHub's own origin to the server, so that the editor and its CSP stay as they are
 * deployed.
 */
export async function actAsGitHub(context: BrowserContext, github: GitHub): Promise<void> {
  await context.route(`${API}/**`, async (route) => {
    const url = route.request().url().replace(API, github.origin)
    const response = await route.fetch({ url })
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } })
  })
  await context.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({
      json: { status: { indicator: 'none' } },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
}
