/** `npm run sample`: every value of the content that is still a stand-in, by file and path. */
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parse, parseDocument } from 'yaml'
import * as z from 'zod'
import { contentRoot } from '../lib/content/load'

const marked = z.looseObject({ sample: z.array(z.string()).optional() })

/** A Markdown file's YAML stands between its first two `---` lines. */
const yamlOf = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text
}

const toPath = (key: string) => key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

function sampleOf(file: string): string[] {
  const result = marked.safeParse(parse(yamlOf(file)))
  const document = parseDocument(yamlOf(file))
  return (result.data?.sample ?? []).map((key) => {
    const unknown = document.hasIn(toPath(key)) ? '' : '  (no such value)'
    return `${relative(process.cwd(), file)}  ${key}${unknown}`
  })
}

const files = (await readdir(contentRoot, { recursive: true }))
  .filter((name) => /\.(ya?ml|md)$/.test(name))
  .sort()
const sample = files.flatMap((name) => sampleOf(join(contentRoot, name)))
console.log(sample.join('\n'))
console.log(`\n${sample.length} values are still sample.`)
