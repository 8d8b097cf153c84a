/**
 * `node:fs` for the preview: the site's readers read the content of the build, which is in content/, and the
 * draft in place of its file.
 */

// In content/*.js: path → text.
declare const FILES: Record<string, string>

let draft: { path: string; text: string } | undefined

/** Puts a draft in place of its file, and the file of the draft before back. */
export function replaceFile(path: string, text: string): void {
  draft = { path, text }
}

const inFolder = (folder: string) => Object.keys(FILES).filter((file) => file.startsWith(`${folder}/`))

export const existsSync = (path: string) => path in FILES || inFolder(path).length > 0

export const readdirSync = (folder: string) => inFolder(folder).map((file) => file.slice(folder.length + 1))

export function readFileSync(path: string): string {
  const text = draft?.path === path ? draft.text : FILES[path]
  if (text === undefined) throw new Error(`${path} is not part of the preview`)
  return text
}

/** The files of a build do not change. */
export const statSync = () => ({ mtimeMs: 0 })
