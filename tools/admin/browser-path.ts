/** `node:path` for the preview, as far as the content's readers use it. All paths are relative to the project. */

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
