import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '@/tools/shared/files-below'
import { type PageFacts, readPage } from './page'

/** An exported site, as input of the checks. */
export type Site = {
  /** Where it will be served from, such as `https://www.example.com/folder`, without a slash at the end. */
  address: string
  pages: PageFacts[]
  /** Every file, as a path relative to the site's URL: `/about/index.html`. */
  files: Set<string>
  /** The text of one file, or undefined. */
  read: (file: string) => string | undefined
}

/** The 404 page is not a page with a URL; Next.js exports it under three names. */
const isUnknownAddress = (file: string) => /^\/(404\.html|404\/|_not-found\/)/.test(file)

/** The editor is a separate application, in a document without the site's layout. */
const isEditor = (file: string) => file === '/admin/index.html'

/** Reads an exported site. @param folder such as `out`. @param address where it will be served from. */
export function readSite(folder: string, address: string): Site {
  const files = filesBelow(folder).map((file) => `/${file}`)
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined
  const pages = files
    .filter((file) => file.endsWith('/index.html') && !isUnknownAddress(file) && !isEditor(file))
    .map((file) => readPage(file.replace(/index\.html$/, ''), read(file) ?? ''))
  return { address, pages, files: new Set(files), read }
}
