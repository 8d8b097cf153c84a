import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { takeFrameworkScripts } from '../../../late-start/build/framework-scripts'
import { cutFlight } from '../../../late-start/next-contract'
import { all, readHtml } from '../../postbuild/html'
import { filesBelow } from '../../shared/files-below'
import { folderSize } from '../../shared/folder-size'
import { measureScript } from '../../sizes/measure'

/** An export: the files and bytes in it without compressed copies, and the compressed bytes of each page. */
export type Weight = { files: number; bytes: number; pages: Map<string, number> }

const sizeOf = (file: string) => statSync(file).size

/** As the build compresses the pages of a large site: thousands at the highest quality would take ten minutes. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** The transfer size: of the build's Brotli copy, or of one made here. */
const travels = (file: string) =>
  existsSync(`${file}.br`) ? sizeOf(`${file}.br`) : brotliCompressSync(readFileSync(file), QUALITY).length

/** Pages in an export, by path of their file. */
export const listPages = (root: string) => filesBelow(root).filter((file) => file.endsWith('.html'))

/** Whether a page is one of the added vehicles and posts. */
export const isAdded = (file: string) => /\d{4,}\/index\.html$/.test(file)

export function weigh(root: string): Weight {
  return {
    ...folderSize(root),
    pages: new Map(listPages(root).map((file) => [file, travels(join(root, file))])),
  }
}

/** Compressed bytes of the scripts of a page of the minimal export. */
export function bareScript(root: string): number {
  const { html } = cutFlight(readFileSync(join(root, 'page-0', 'index.html')))
  const { chunks } = takeFrameworkScripts(readHtml(html), '/_next/static/chunks/')
  return chunks.reduce((sum, chunk) => sum + brotliCompressSync(readFileSync(join(root, chunk))).length, 0)
}

/** A page's scripts, compressed, and whether its contents (not header or footer) hold a form. */
export function pageScript(root: string, file: string): { bytes: number; hasForm: boolean } {
  const [main] = all(readHtml(readFileSync(join(root, file), 'utf8')), 'main')
  return { bytes: measureScript(root, '', file), hasForm: main !== undefined && all(main, 'form').length > 0 }
}
