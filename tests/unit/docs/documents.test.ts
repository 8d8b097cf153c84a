import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const documents = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name))

it('numbers every rule of the specification once', () => {
  const rules = Array.from(
    readFileSync('docs/specification.md', 'utf8').matchAll(/^- \*\*(S\d+\.\d+)\*\*/gm),
    ([, rule]) => rule,
  )
  expect(rules.length).toBeGreaterThan(0)
  expect(new Set(rules).size).toBe(rules.length)
})

it.each(documents)('%s links to files that exist', (document) => {
  const targets = Array.from(
    readFileSync(document, 'utf8')
      .replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
      .matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g),
    ([, target]) => join(dirname(document), target ?? ''),
  )
  expect(targets.filter((target) => !existsSync(target))).toEqual([])
})
