import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))

const documents = filesOf('docs', /\.md$/)
const records = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name))

const isCode = /```[\s\S]*?```|`[^`\n]*`/g
const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found]) => found ?? '')

const rules = matches(readFileSync('docs/specification.md', 'utf8'), /^- \*\*(S\d+\.\d+)\*\*/gm)

it('every rule of the specification has a unique number', () => {
  expect(rules.length).toBeGreaterThan(0)
  expect(new Set(rules).size).toBe(rules.length)
})

it('every rule number in code, tests and documents is in the specification', () => {
  const files = [
    ...documents,
    ...['app', 'components', 'late-start', 'lib', 'tests', 'tools', 'view-models']
      .filter(existsSync)
      .flatMap((folder) => filesOf(folder, /\.(tsx?|mjs|css)$/)),
  ]
  const named = files.flatMap((file) =>
    matches(readFileSync(file, 'utf8'), /\b(S\d{1,2}\.\d{1,2})\b/g).map((rule) => ({ file, rule })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ rule }) => !rules.includes(rule))).toEqual([])
})

it.each(documents)('%s links to files that exist', (document) => {
  const prose = readFileSync(document, 'utf8').replace(isCode, '')
  const links = matches(prose, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g).map((link) =>
    join(dirname(document), link),
  )
  expect(links.filter((link) => !existsSync(link))).toEqual([])
})

it('the index of decisions lists every record by its number and title', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const unlisted = records.filter((name) => {
    const text = readFileSync(join('docs/decisions', name), 'utf8')
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(text) ?? []
    const hasDate = /^- Date: \d{4}-\d{2}-\d{2}$/m.test(text)
    const row = index.split('\n').find((line) => line.includes(`(${name})`)) ?? ''
    return !hasDate || !number || !title || !name.startsWith(number) || !row.includes(title)
  })
  expect(unlisted).toEqual([])
  expect(new Set(records.map((name) => name.slice(0, 4))).size).toBe(records.length)
})

it('every folder and file that the architecture document names exists', () => {
  const text = readFileSync('docs/architecture.md', 'utf8').replace(/```[\s\S]*?```/g, '')
  const paths = matches(text, /`((?:app|components|late-start|lib|tools)\/[^`]*)`/g)
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
