/** A build of the editor for a repository, in a folder of its own beside the site under test. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

export const REPOSITORY = 'example/site'

/** Takes a few seconds. Requires `out/`. */
export function buildEditor(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build-admin.ts', '--out', folder], {
    env: { ...process.env, CMS_REPOSITORY: REPOSITORY, CMS_WORKFLOW: 'editorial' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Serves that editor at the URL of the site's own editor. */
export const serveEditor = (page: Page, folder: string) =>
  page.route(/\/admin\/(?!login)/, (route) => {
    const [, file = ''] = new URL(route.request().url()).pathname.split('/admin/')
    return route.fulfill({ path: join(folder, file || 'index.html') })
  })
