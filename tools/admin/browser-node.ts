/**
 * Node's modules for the preview, as far as the site's readers use them: they read the content of the build, which is in
 * content/, and the draft in place of its file. All paths are relative to the project.
 */

// In data.js: path → text.
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

/** There is no git in a browser, so pages have no dates of their last change. */
export function execFileSync(): never {
  throw new Error('there are no processes in a browser')
}

/** The build decoded the files as UTF-8 before embedding them in the script. */
export const isUtf8 = () => true

export const join = (...parts: string[]) =>
  parts
    .filter((part) => part !== '')
    .join('/')
    .replaceAll(/\/{2,}/g, '/')

export const resolve = (path: string) => path

export const relative = (_from: string, to: string) => to

export const basename = (path: string, extension = '') => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.endsWith(extension) ? name.slice(0, name.length - extension.length) : name
}

export const extname = (path: string) => /\.[^./]+$/.exec(path)?.[0] ?? ''
