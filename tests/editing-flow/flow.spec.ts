/**
 * A change from the editor through the workflows to the live site: GitHub is a local fake, and local servers answer for
 * the URLs of the previews and the live site. Three builds: the preview, the base branch, the live site.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { LOCAL_IDENTIFIERS } from '@/tools/inbox/identifiers.mjs'
import { must, runNode } from '@/tools/setup/run.mjs'
import { buildEditor, REPOSITORY, serveEditor } from '../e2e/support/github/editor-build'
import {
  changePhone,
  moveTo,
  openBoard,
  openCompany,
  openPreview,
  publish,
  sendForReview,
  signIn,
} from '../e2e/support/github/editor-steps'
import { createRepository } from '../e2e/support/github/repository'
import { actAsGitHub, type GitHub, startGitHub, TOKEN } from '../e2e/support/github/server'

/** Below the project, so that packages resolve to the project's node_modules. */
const FOLDER = '.cache/editing-flow'
const CHECKOUT = join(FOLDER, 'checkout')
const EDITOR = join(FOLDER, 'editor')
const FONTS = 'node_modules/@fontsource-variable'
const PREVIEW = 'https://pr-1--example-cars.netlify.app'
const LIVE = 'https://example-cars.netlify.app'
const SHOWN = '+91 22222 22222'
const DIALLED = '+912222222222'

const QUIET = { NEXT_TELEMETRY_DISABLED: '1' }
/** The port after that of the site with the editor: the pages for the screenshots are served there. */
const TEST_PORT = String(Number(process.env.TEST_PORT ?? 4173) + 1)

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean)

/**
 * What `actions/checkout` and `npm ci` leave: the sources, the caches of earlier builds and the packages. Without
 * `.git` and a lock file, by which Next.js would infer the project root.
 */
function checkOut({ project }: GitHub, branch: string): void {
  const { gitDir } = project.repository
  mkdirSync(CHECKOUT, { recursive: true })
  execFileSync(
    'git',
    [`--git-dir=${gitDir}`, `--work-tree=${CHECKOUT}`, 'checkout', '--force', branch, '--', '.'],
    {
      env: { ...process.env, GIT_INDEX_FILE: resolve(FOLDER, 'index') },
    },
  )
  rmSync(join(CHECKOUT, 'package-lock.json'))
}

/** Packages resolve to the project's node_modules, except the fonts, which are read by path. */
function fillCaches(): void {
  for (const name of ['public/pictures', '.cache/cards'])
    cpSync(name, join(CHECKOUT, name), { recursive: true })
  mkdirSync(join(CHECKOUT, dirname(FONTS)), { recursive: true })
  symlinkSync(realpathSync(FONTS), join(CHECKOUT, FONTS))
}

/** In a child process, since the server runs in this one. */
const run = (env: Record<string, string>, ...args: string[]) =>
  must(
    args.join(' '),
    runNode(args, {
      cwd: resolve(CHECKOUT),
      env: { ...process.env, ...LOCAL_IDENTIFIERS, ...QUIET, TEST_PORT, ...env },
    }),
  )

const summaryTool = (env: Record<string, string>, ...args: string[]) =>
  run(env, '--import', 'tsx', 'tools/pull-request.ts', ...args)

/** The steps of .github/workflows/preview.yml for the pull request, in their order. */
async function runWorkflow(github: GitHub): Promise<void> {
  const { project } = github
  const { branch } = project.pull(1)
  const posting = {
    PREVIEW_HOST: 'netlify',
    PREVIEW_SITE: 'example-cars',
    PULL_NUMBER: '1',
    GIT_DIR: project.repository.gitDir,
    HEAD_SHA: project.repository.head(branch) ?? '',
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_API_URL: github.origin,
    GITHUB_TOKEN: TOKEN,
  }
  const building = { GIT_DIR: project.repository.gitDir, SITE_ENV: 'preview', NEXT_PUBLIC_SITE_URL: PREVIEW }
  checkOut(github, branch)
  fillCaches()
  await summaryTool(posting, 'status', 'pending')
  await summaryTool(posting, 'target')
  await run(building, 'tools/build.mjs')
  await summaryTool({ ...posting, ...building }, 'compare', '--base', project.repository.head('main') ?? '')
  await summaryTool(posting, 'report')
}

/** A production build rejects the identifiers of the local inbox. Nothing is sent in this test. */
const LIVE_IDENTIFIERS = {
  ...Object.fromEntries(Object.keys(LOCAL_IDENTIFIERS).map((name) => [name, 'editing_flow'])),
  NEXT_PUBLIC_EMAILJS_ORIGIN: '',
}

/** What a host does on a push to the main branch. */
async function buildLive(github: GitHub): Promise<void> {
  checkOut(github, 'main')
  await run(
    {
      GIT_DIR: github.project.repository.gitDir,
      ...LIVE_IDENTIFIERS,
      SITE_ENV: 'production',
      NEXT_PUBLIC_SITE_URL: LIVE,
    },
    'tools/build.mjs',
  )
}

/** Serves a folder at the URL of a host. */
const publishAt = (context: BrowserContext, address: string, folder: string) =>
  context.route(`${address}/**`, (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname)
    return route.fulfill({ path: join(folder, path.endsWith('/') ? `${path}index.html` : path) })
  })

const phoneLinks = (page: Page) => page.locator(`a[href="tel:${DIALLED}"]`)

/** Screenshots for docs/content.md, taken with TAKE_PICTURES. */
const take = (page: Page, name: string) =>
  process.env.TAKE_PICTURES
    ? page.screenshot({ path: `docs/pictures/${name}.jpg`, quality: 70, animations: 'disabled' })
    : Promise.resolve()

test('a telephone number goes from the editor to the live site', async ({ page, context }) => {
  rmSync(FOLDER, { recursive: true, force: true })
  buildEditor(EDITOR)
  const github = await startGitHub(REPOSITORY, createRepository('.', files))
  const { project } = github
  await actAsGitHub(context, github)
  await serveEditor(page, EDITOR)

  await test.step('the editor saves a draft', async () => {
    await signIn(page)
    await openCompany(page)
    await changePhone(page, SHOWN, DIALLED)
    await expect(page.getByRole('button', { name: 'Send for Review' })).toBeVisible()
    await take(page, 'send-for-review')
    await sendForReview(page)
    await expect.poll(() => project.pulls[0]?.labels).toEqual(['sveltia-cms/pending_review'])
  })

  await test.step('the workflow builds a preview and posts the summary', async () => {
    await runWorkflow(github)
    expect(project.comments).toHaveLength(1)
    expect(project.comments[0]?.body).toContain(`[Open the preview](${PREVIEW}/)`)
    expect(project.comments[0]?.body).toContain(`| [/contact-us/](${PREVIEW}/contact-us/) | changed |`)
    const [picture] = /preview\/changes\/[\w-]+-after\.webp/.exec(project.comments[0]?.body ?? '') ?? []
    expect(
      readFileSync(join(CHECKOUT, 'out', picture ?? ''))
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP')
  })

  await test.step('the preview shows the number, and the live site does not yet', async () => {
    cpSync(join(CHECKOUT, 'out'), join(FOLDER, 'published'), { recursive: true })
    await publishAt(context, PREVIEW, join(FOLDER, 'published'))
    await openBoard(page)
    const opened = context.waitForEvent('page')
    expect(await openPreview(page)).toBe(`${PREVIEW}/`)
    const preview = await opened
    await expect(preview.locator('body')).toContainText(SHOWN)
    await expect(phoneLinks(preview).first()).toBeAttached()
    await preview.close()
    await take(page, 'board')
    expect(project.repository.read('main', 'content/company.yaml')).not.toContain(SHOWN)
  })

  await test.step('the change is published', async () => {
    await openCompany(page)
    await moveTo(page, 'Ready')
    await expect.poll(() => project.pull(1).labels).toEqual(['sveltia-cms/pending_publish'])
    await openBoard(page)
    await take(page, 'ready')
    await publish(page)
    await expect.poll(() => project.pull(1).merged).toBe(true)
  })

  await test.step('the live site shows it', async () => {
    await buildLive(github)
    await publishAt(context, LIVE, join(CHECKOUT, 'out'))
    await page.goto(`${LIVE}/contact-us/`)
    await expect(page.locator('body')).toContainText(SHOWN)
    await expect(phoneLinks(page).first()).toBeAttached()
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(0)
  })

  // The editor keeps polling the deployment status of the live site.
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await github.stop()
})
