import { readdirSync, rmSync, unlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesBelow } from '../shared/files-below'

/** Duplicates of the 404 page, which no host uses. */
export const SPARE_FOLDERS = ['404', '_not-found']
const MANIFESTS = ['_buildManifest.js', '_clientMiddlewareManifest.js', '_ssgManifest.js']

/** A payload for the client router, which this site does not use. */
function isRouterPayload(files: ReadonlySet<string>, file: string): boolean {
  const name = basename(file)
  if (!name.endsWith('.txt')) return false
  if (name.startsWith('__next')) return true
  // `about.txt` beside `about.html`, `index.txt` beside `index.html`; not a `robots.txt`.
  return files.has(`${file.slice(0, -'.txt'.length)}.html`)
}

function isUnused(files: ReadonlySet<string>, file: string, chunks?: ReadonlySet<string>): boolean {
  const name = basename(file)
  if (!file.startsWith('_next/static')) return isRouterPayload(files, file)
  if (!chunks) return false
  if (dirname(file) === '_next/static/chunks') return !chunks.has(name)
  return MANIFESTS.includes(name)
}

/** Deletes the router's payloads of the pages in a folder, not in folders below it. */
export function removeRouterPayloads(folder: string): void {
  const names = new Set(readdirSync(folder))
  for (const name of names) if (isRouterPayload(names, name)) unlinkSync(join(folder, name))
}

/**
 * Deletes unused files: the router's payloads, chunks that no page references, the style sheet that is inlined now,
 * Next.js's manifests, duplicates of the 404 page, and empty folders.
 * @param chunks the names of those that some page may load; without it all files of Next.js are kept.
 */
export function removeUnusedFiles(root: string, chunks?: ReadonlySet<string>): void {
  for (const folder of SPARE_FOLDERS) rmSync(join(root, folder), { recursive: true, force: true })
  const files = new Set(filesBelow(root))
  const unused = [...files].filter((file) => isUnused(files, file, chunks))
  for (const file of unused) unlinkSync(join(root, file))
  removeEmptyFolders(join(root, '_next'))
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}
