import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  all,
  attribute,
  type Element,
  elements,
  readHtml,
  remove,
  removeAttribute,
  setAttribute,
  textOf,
  writeHtml,
} from '../postbuild/html'
import { compressFolder, openCopies } from '../shared/compress'

/**
 * What a browser needs of the head to paint a page, and what it fetches for every page: on a fast machine these arrive
 * before the first paint, and the simulation counts what has arrived before it.
 */
const KEPT = ['charset', 'viewport', 'stylesheet', 'preload', 'icon', 'manifest']

function isKept(element: Element): boolean {
  const { tagName } = element
  if (tagName !== 'meta' && tagName !== 'link') return tagName !== 'script'
  const names = [attribute(element, 'name'), attribute(element, 'rel')]
  return attribute(element, 'charset') !== undefined || names.some((name) => KEPT.includes(name ?? ''))
}

/** Removes the classes and `data-` attributes that no rule of the style sheet selects. */
function removeUnstyled(element: Element, style: string): void {
  for (const { name, value } of [...element.attrs]) {
    if (name.startsWith('data-') && !style.includes(`[${name}`)) removeAttribute(element, name)
    if (name !== 'class') continue
    const styled = value.split(/\s+/).filter((token) => style.includes(`.${token}`))
    if (styled.length > 0) setAttribute(element, name, styled.join(' '))
    else removeAttribute(element, name)
  }
}

/** What is painted of a page, and nothing else: no script, structured data, metadata, or names that only scripts use. */
function painted(text: string): string {
  const page = readHtml(text)
  // Without the escapes of characters such as the colon of md:grid.
  const style = all(page, 'style').map(textOf).join('').replaceAll('\\', '')
  for (const element of elements(page))
    if (isKept(element)) removeUnstyled(element, style)
    else remove(element)
  return writeHtml(page)
}

/**
 * Writes the limit to compare with: what is painted of the exported pages, with the same pictures and fonts.
 * @param site the exported folder.
 * @param target a folder that is replaced.
 * @param paths the addresses of the pages.
 */
export async function layOutLimit(site: string, target: string, paths: string[]): Promise<void> {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(site)) {
    const isPage = existsSync(join(site, name, 'index.html')) || /\.html(\.\w+)?$/.test(name)
    if (!isPage) symlinkSync(resolve(site, name), join(target, name))
  }
  const copies = openCopies()
  for (const path of paths) {
    mkdirSync(join(target, path), { recursive: true })
    const file = join(path, 'index.html')
    writeFileSync(join(target, file), painted(readFileSync(join(site, file), 'utf8')))
    await compressFolder(join(target, path), copies)
  }
}
