import { expect, test as base } from '@playwright/test'
import { parse } from 'yaml'
import { PREVIEW_CONTEXT } from '@/tools/pull-request/context'
import { companySchema } from '@/lib/content/schema/company'
import { buildEditor, REPOSITORY, serveEditor } from './support/github/editor-build'
import { createRepository } from './support/github/repository'
import { actAsGitHub, type GitHub, startGitHub } from './support/github/server'
import {
  changePhone,
  moveTo,
  openBoard,
  openCompany,
  openPreview,
  publish,
  sendForReview,
  signIn,
} from './support/github/editor-steps'

const PREVIEW = 'https://pr-1.preview.example'
const COMPANY = 'content/company.yaml'

const test = base.extend<{ github: GitHub }, { editor: string }>({
  editor: [
    async ({}, provide, { workerIndex }) => {
      const folder = `.cache/editor/${workerIndex}`
      buildEditor(folder)
      await provide(folder)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  github: async ({ page, context, editor }, provide) => {
    const github = await startGitHub(
      REPOSITORY,
      createRepository('.', ['content', 'public/scenes/blog-1.jpg']),
    )
    await actAsGitHub(context, github)
    await context.route(`${PREVIEW}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'A preview' }),
    )
    await serveEditor(page, editor)
    await provide(github)
    // The editor keeps polling the deployment status of the live site.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await github.stop()
  },
})

test.use({ actionTimeout: 15_000 })

const phoneIn = (github: GitHub, branch: string) =>
  companySchema.parse(parse(github.project.repository.read(branch, COMPANY) ?? '')).phone.display

/** The commit status that the workflow posts once the preview is deployed. */
async function postPreview({ project }: GitHub): Promise<void> {
  const { branch } = project.pull(1)
  const sha = project.repository.head(branch) ?? ''
  project.addStatus(sha, { context: PREVIEW_CONTEXT, state: 'success', target_url: PREVIEW })
}

test('a changed telephone number becomes a branch and a draft pull request, is reviewed and published', async ({
  page,
  github,
}) => {
  const { project } = github
  const before = phoneIn(github, 'main')
  await signIn(page)
  await openCompany(page)
  await changePhone(page, '+91 22222 22222', '+912222222222')
  await expect.poll(() => project.pulls.length).toBe(1)
  await expect.poll(() => project.pull(1).labels).toEqual(['sveltia-cms/draft'])
  expect(project.pull(1)).toMatchObject({ draft: true, base: 'main', branch: 'cms/site/company' })
  expect(phoneIn(github, 'cms/site/company')).toBe('+91 22222 22222')
  expect(phoneIn(github, 'main')).toBe(before)
  expect(project.repository.changedFiles('main', 'cms/site/company')).toEqual([
    { change: 'M', path: COMPANY },
  ])

  await sendForReview(page)
  await expect.poll(() => project.pull(1).labels).toEqual(['sveltia-cms/pending_review'])
  await postPreview(github)
  await openCompany(page)
  await moveTo(page, 'Ready')
  await expect.poll(() => project.pull(1).labels).toEqual(['sveltia-cms/pending_publish'])
  await expect.poll(() => project.pull(1).draft).toBe(false)
  await openBoard(page)
  const preview = await openPreview(page)
  expect(preview).toBe(`${PREVIEW}/`)
  await publish(page)
  await expect.poll(() => project.pull(1).merged).toBe(true)
  expect(phoneIn(github, 'main')).toBe('+91 22222 22222')
  await expect.poll(() => project.repository.head('cms/site/company')).toBeUndefined()
})
