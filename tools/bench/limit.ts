import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { all, attribute, readHtml, remove, writeHtml } from '../postbuild/html'
import { compressFolder } from '../shared/compress'
import { pagesByType } from './pages'

/** Data blocks, which a browser does not execute. */
const DATA = 'application/ld+json'

/** The page without scripts: only HTML, styles and pictures. */
function stripped(text: string): string {
  const page = readHtml(text)
  for (const script of all(page, 'script')) if (attribute(script, 'type') !== DATA) remove(script)
  return writeHtml(page)
}

/**
 * Writes the limit to compare with: the exported pages without scripts, with the same pictures and fonts.
 * @param site the exported folder.
 * @param target a folder that is replaced.
 */
export async function layOutLimit(site: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(site)) {
    const isPage = existsSync(join(site, name, 'index.html')) || /\.html(\.\w+)?$/.test(name)
    if (!isPage) symlinkSync(resolve(site, name), join(target, name))
  }
  for (const path of Object.values(pagesByType)) {
    mkdirSync(join(target, path), { recursive: true })
    const file = join(path, 'index.html')
    writeFileSync(join(target, file), stripped(readFileSync(join(site, file), 'utf8')))
    await compressFolder(join(target, path))
  }
}
