import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The folder of the origin private file system in which the editor's test backend stores its repository. */
const ROOT = 'sveltia-cms-test'

/** Copies files of the project into the editor's test repository. */
export async function seedRepository(page: Page, paths: string[]): Promise<void> {
  const files = paths.map((path) => ({ path, bytes: readFileSync(path).toString('base64') }))
  await page.evaluate(
    async ({ root, files }) => {
      const top = await (await navigator.storage.getDirectory()).getDirectoryHandle(root, { create: true })
      for (const { path, bytes } of files) {
        const folders = path.split('/')
        const name = folders.pop() ?? ''
        let folder = top
        for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true })
        const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
        await file.write(Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0)))
        await file.close()
      }
    },
    { root: ROOT, files },
  )
}

/** The text of a file of the editor's test repository, or '' while there is none. */
export const readRepository = (page: Page, path: string): Promise<string> =>
  page.evaluate(
    async ({ root, path }) => {
      const folders = path.split('/')
      const name = folders.pop() ?? ''
      try {
        let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(root)
        for (const part of folders) folder = await folder.getDirectoryHandle(part)
        return await (await (await folder.getFileHandle(name)).getFile()).text()
      } catch {
        return ''
      }
    },
    { root: ROOT, path },
  )
