import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { all, attribute, readHtml, textOf } from '../finish/html'

/** A script as browsers get it. */
export type Script = { name: string; code: string }

/** The editor of the content is for the company's own staff, in a current browser. */
const isForVisitors = (file: string) => !file.startsWith('admin')

const DATA_TYPES = ['application/ld+json', 'speculationrules']

/** Every script of an exported site, chunk or inline; an inline one that stands in many pages once. */
export function shippedScripts(root: string): Script[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isForVisitors)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const inline = new Map<string, string>()
  for (const file of files.filter((name) => name.endsWith('.html')))
    for (const script of all(readHtml(read(file)), 'script'))
      if (!attribute(script, 'src') && !DATA_TYPES.includes(attribute(script, 'type') ?? ''))
        if (!inline.has(textOf(script))) inline.set(textOf(script), `inline in ${file}`)
  return [
    ...files.filter((name) => name.endsWith('.js')).map((name) => ({ name, code: read(name) })),
    ...[...inline].map(([code, name]) => ({ name, code })),
  ]
}
