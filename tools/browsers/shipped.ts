import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { all, attribute, isDataBlock, isSpeculationRules, readHtml, textOf } from '../postbuild/html'
import { filesBelow } from '../shared/files-below'

/** A script, or another text file, as shipped. */
export type Script = { name: string; code: string }

/** The editor of the content is for the company's own staff, in a current browser. */
const isForVisitors = (file: string) => !file.startsWith('admin')

/** Pages, scripts and payloads. */
const isText = (file: string) => /\.(html|js)$/.test(file) || /^_next\/static\/pages\/\w+\.txt$/.test(file)

/** Every page, script and payload of an exported site. */
export const shippedTexts = (root: string): Script[] =>
  filesBelow(root)
    .filter((file) => isForVisitors(file) && isText(file))
    .map((name) => ({ name, code: readFileSync(join(root, name), 'utf8') }))

/** Every script of an exported site, chunk or inline; an inline one that many pages share is listed once. */
export function shippedScripts(root: string): Script[] {
  const texts = shippedTexts(root)
  const inline = new Map<string, string>()
  for (const { name, code } of texts.filter((text) => text.name.endsWith('.html')))
    for (const script of all(readHtml(code), 'script'))
      if (!attribute(script, 'src') && !isDataBlock(script) && !isSpeculationRules(script))
        if (!inline.has(textOf(script))) inline.set(textOf(script), `inline in ${name}`)
  return [
    ...texts.filter(({ name }) => name.endsWith('.js')),
    ...[...inline].map(([code, name]) => ({ name, code })),
  ]
}
