import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestStatus, outsideLinkFaults, outsideLinks } from '@/tools/golive/outside-links'
import { parseContentFile } from '@/tools/shared/content-files'

const file = parseContentFile(
  'content/company.yaml',
  'name: A\nsocial:\n  - https://a.example/us\nnote: See [the rules](https://b.example/x) and /about.\n',
)

it('collects external URLs from values and texts, with their positions', () => {
  const bodies = new Map([['content/company.yaml', 'Read [this](https://c.example/y).']])
  expect(outsideLinks([file], bodies)).toEqual([
    { url: 'https://a.example/us', where: 'content/company.yaml:3 social.0' },
    { url: 'https://b.example/x', where: 'content/company.yaml:4 note' },
    { url: 'https://c.example/y', where: 'content/company.yaml text' },
  ])
})

const links = ['ok', 'gone', 'silent', 'blocked'].map((url) => ({ url, where: `at ${url}` }))
const answers: Record<string, number> = { ok: 200, gone: 404, blocked: 403 }

it('reports links with 404 or without a response, and notes those that reject automated requests', async () => {
  const { faults, notes } = await outsideLinkFaults(links, (url) => Promise.resolve(answers[url]))
  expect(faults.map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'at gone: gone answers 404',
    'at silent: silent does not answer',
  ])
  expect(notes.map(({ what }) => what)).toEqual(['blocked answers 403 to a program'])
})

it('reports nothing when no link responds', async () => {
  expect(await outsideLinkFaults(links, () => Promise.resolve(undefined))).toEqual({
    isChecked: false,
    faults: [],
    notes: [],
  })
})

describe('the request to a server', () => {
  let server: Server
  let origin: string
  const asked: string[] = []
  beforeAll(async () => {
    server = createServer(({ method, url }, response) => {
      asked.push(`${method} ${url}`)
      response.statusCode = url === '/get-only' && method === 'HEAD' ? 405 : url === '/gone' ? 410 : 200
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('uses HEAD', async () => {
    expect(await requestStatus(`${origin}/page`)).toBe(200)
    expect(asked).toEqual(['HEAD /page'])
  })

  it('falls back to GET where HEAD is not supported', async () => {
    expect(await requestStatus(`${origin}/get-only`)).toBe(200)
  })
})
