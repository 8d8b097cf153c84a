import { readdirSync, rmSync, unlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesBelow } from '../shared/files-below'

/** Duplicates of the 404 page, which no host uses. */
export const SPARE_FOLDERS = ['404', '_not-found']
/** The folder of Next.js's own files. */
const NEXT = '_next'
const MANIFESTS = ['_buildManifest.js', '_clientMiddlewareManifest.js', '_ssgManifest.js']

/** A payload for the client router, which this site does not use. */
function isRouterPayload(files: ReadonlySet<string>, file: string): boolean {
  const name = basename(file)
  if (!name.endsWith('.txt')) return false
  if (name.startsWith('__next')) return true
  // `about.txt` beside `about.html`, `index.txt` beside `index.html`; not a `robots.txt`.
  return files.has(`${file.slice(0, -'.txt'.length)}.html`)
}

/** Deletes the router's payloads of the pages in a folder, not in folders below it. */
export function removeRouterPayloads(folder: string): void {
  const names = new Set(readdirSync(folder))
  for (const name of names) if (isRouterPayload(names, name)) unlinkSync(join(folder, name))
}

/** Deletes all payloads of the router. */
export function removeAllRouterPayloads(root: string): void {
  const files = new Set(filesBelow(root))
  for (const file of files) if (isRouterPayload(files, file)) unlinkSync(join(root, file))
}

/** Deletes duplicates of the 404 page, and the empty folders of Next.js. */
export function removeSpareFolders(root: string): void {
  for (const folder of SPARE_FOLDERS) rmSync(join(root, folder), { recursive: true, force: true })
  removeEmptyFolders(join(root, NEXT))
}

/**
 * Deletes chunks that no page references, the style sheet that is inlined now, and Next.js's manifests.
 * @param chunks the names of those that some page may load.
 */
export function removeUnusedChunks(root: string, chunks: ReadonlySet<string>): void {
  for (const file of filesBelow(join(root, NEXT))) {
    const name = basename(file)
    const isUnused = dirname(file) === 'static/chunks' ? !chunks.has(name) : MANIFESTS.includes(name)
    if (isUnused) unlinkSync(join(root, NEXT, file))
  }
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}
