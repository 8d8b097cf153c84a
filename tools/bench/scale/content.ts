import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, parseDocument } from 'yaml'
import { manifestFile, type PictureData } from '../../../lib/images/pictures'

/** Above the orders and numbers of the real content. */
const FIRST_NUMBER = 1001
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

type Template = { name: string; text: string }

function readTemplates(folder: string, extension: string): Template[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(extension))
  return files.sort().map((file) => ({
    name: file.slice(0, -extension.length),
    text: readFileSync(join(folder, file), 'utf8'),
  }))
}

/** Numbers with a template each, cycling through the templates. */
function* numbered(templates: Template[], count: number): Generator<[number, Template]> {
  for (let index = 0; index < count; index++) {
    const template = templates[index % templates.length]
    if (template) yield [FIRST_NUMBER + index, template]
  }
}

const prepend = (document: Document, key: string, words: string) =>
  document.set(key, `${words} ${String(document.get(key))}`)

function writeVehicle(folder: string, slug: string, template: Template, number: number, listed: boolean) {
  const document = parseDocument(template.text)
  document.set('name', `${String(document.get('name'))} No. ${number}`)
  document.set('order', number)
  document.set('listed', listed)
  for (const key of ['introText', 'summary']) prepend(document, key, `No. ${number}:`)
  writeFileSync(join(folder, `${slug}.yaml`), document.toString())
}

/** Copies share the encoded pictures of their templates, so that nothing is encoded. */
function sharePictures(file: string, copies: Map<string, string[]>): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, PictureData>
  const shared = Object.entries(manifest).flatMap(([path, picture]) => {
    const [, before = '', slug = '', after = ''] = /^(\/ourFleet\/[^/]+\/)([^/]+)(\/.+)$/.exec(path) ?? []
    return (copies.get(slug) ?? []).map((copy) => [before + copy + after, picture] as const)
  })
  writeFileSync(file, JSON.stringify({ ...manifest, ...Object.fromEntries(shared) }))
}

/**
 * Adds vehicles to a copy of the site, each a real one under another slug, name and number, with its pictures.
 * @param listed whether menus and category pages list them.
 */
export function addVehicles(site: string, count: number, listed: boolean): void {
  const folder = join(site, 'content', 'fleet', 'vehicles')
  const copies = new Map<string, string[]>()
  for (const [number, template] of numbered(readTemplates(folder, '.yaml'), count)) {
    const slug = `${template.name}-${number}`
    writeVehicle(folder, slug, template, number, listed)
    copies.set(template.name, [...(copies.get(template.name) ?? []), slug])
  }
  sharePictures(join(site, manifestFile), copies)
}

/** Adds posts to a copy of the site, each a real one with its number in front of the first paragraph. */
export function addPosts(site: string, count: number): void {
  const folder = join(site, 'content', 'blog')
  const written = readTemplates(folder, '.md').filter(
    ({ text }) => text.replace(FRONT_MATTER, '').trim() !== '',
  )
  for (const [number, { text }] of numbered(written, count)) {
    const [head = ''] = FRONT_MATTER.exec(text) ?? []
    const titled = head
      .replace(/^title: (["']?)\S+ \S+/m, `title: $1${number}`)
      .replace(/^(searchDescription: (?:>-\n\s+)?["']?)\S+ \S+/m, `$1${number}`)
    writeFileSync(
      join(folder, `${number}.md`),
      `${titled}\nSample post ${number}.\n\n${text.slice(head.length)}`,
    )
  }
}
