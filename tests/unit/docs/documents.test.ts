import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const documents = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name))

const isCode = /```[\s\S]*?```|`[^`\n]*`/g

it('numbers every rule of the specification once', () => {
  const rules = Array.from(
    readFileSync('docs/specification.md', 'utf8').matchAll(/^- \*\*(S\d+\.\d+)\*\*/gm),
    ([, rule]) => rule,
  )
  expect(rules.length).toBeGreaterThan(0)
  expect(new Set(rules).size).toBe(rules.length)
})

it.each(documents)('%s links to files that exist', (document) => {
  const prose = readFileSync(document, 'utf8').replace(isCode, '')
  const links = Array.from(prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g), ([, link]) =>
    join(dirname(document), link ?? ''),
  )
  expect(links.filter((link) => !existsSync(link))).toEqual([])
})

it('the architecture names folders and files of code that exist', () => {
  const text = readFileSync('docs/architecture.md', 'utf8').replace(/```[\s\S]*?```/g, '')
  const paths = Array.from(
    text.matchAll(/`((?:app|components|lib|tools)\/[^`]*)`/g),
    ([, path]) => path ?? '',
  )
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
