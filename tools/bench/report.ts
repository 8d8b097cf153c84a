import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = 'docs/performance.md'

const HEAD = `# Performance

Figures, each with the command that makes it. They come from those commands, never by hand.
`

const mark = (name: string, end: 'begins' | 'ends') => `<!-- ${name} ${end} -->`

/** Rows as a Markdown table; the first row is its head. */
export function table(rows: (string | number)[][]): string {
  const [head = [], ...body] = rows
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** Writes one command's section of docs/performance.md, replacing its previous one. */
export function writeSection(name: string, text: string): void {
  const section = `${mark(name, 'begins')}\n\n${text.trim()}\n\n${mark(name, 'ends')}`
  const page = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD
  const from = page.indexOf(mark(name, 'begins'))
  const to = page.indexOf(mark(name, 'ends'))
  const written =
    from < 0 || to < 0
      ? `${page.trimEnd()}\n\n${section}\n`
      : page.slice(0, from) + section + page.slice(to + mark(name, 'ends').length)
  writeFileSync(FILE, written)
}

/** @returns the median; for an even count the lower of the two middle values. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
