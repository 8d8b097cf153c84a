import { outsideLinkFaults, outsideLinks } from '@/tools/golive/outside-links'

it('collects external addresses with their lines, without the brackets and commas behind them', () => {
  const text = `name: A
social: [https://a.example/us, "https://b.example"]
note: See [the rules](https://c.example/x?y=1). And /about.
`
  expect(outsideLinks('content/company.yaml', text)).toEqual([
    { url: 'https://a.example/us', where: 'content/company.yaml:2' },
    { url: 'https://b.example', where: 'content/company.yaml:2' },
    { url: 'https://c.example/x?y=1', where: 'content/company.yaml:3' },
  ])
})

const links = ['ok', 'gone', 'silent', 'blocked'].map((url) => ({ url, where: `at ${url}` }))
const answers: Record<string, number> = { ok: 200, gone: 404, blocked: 403 }

it('reports links with 404 or without a response, and notes those that reject a program', async () => {
  const { faults, notes } = await outsideLinkFaults(links, (url) => Promise.resolve(answers[url]))
  expect(faults.map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'at gone: gone answers 404',
    'at silent: silent does not answer',
  ])
  expect(notes.map(({ what }) => what)).toEqual(['blocked answers 403'])
})

it('reports no link when none responds, and notes that', async () => {
  const { faults, notes } = await outsideLinkFaults(links, () => Promise.resolve(undefined))
  expect([faults, notes.length]).toEqual([[], 1])
})
