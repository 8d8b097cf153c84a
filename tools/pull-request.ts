/**
 * What the preview workflow runs for a pull request. Everything it decides is here; the workflow only calls it.
 *
 *   target                  where the preview will be, as outputs of the step: address, origin, base-path, name
 *   status pending|failure  posts the commit status
 *   compare --base COMMIT   builds the base, compares it with out/, and writes the summary and its pictures
 *   report                  posts the status with the address, and the summary as a comment
 */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBase } from './pull-request/base'
import { compareExports } from './pull-request/compare'
import { type Connection, postStatus, putComment, type StatusState } from './pull-request/github'
import { previewTarget } from './pull-request/hosts'
import { photograph } from './pull-request/pictures'
import { summarySchema, writeSummary } from './pull-request/summary'
import { runCommand } from './setup/command.mjs'
import { readContentFiles } from './shared/content-files'
import { samplesIn } from './shared/samples'

const SUMMARY = '.cache/pull-request/summary.json'
/** The most pages with pictures: a change in the footer changes all pages in the same way. */
const MOST_PICTURED = 6

function need(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

const target = () =>
  previewTarget(need('PREVIEW_HOST'), {
    pull: Number(need('PULL_NUMBER')),
    site: process.env.PREVIEW_SITE ?? '',
    repository: need('GITHUB_REPOSITORY'),
  })

const connect = (): Connection => ({
  api: process.env.GITHUB_API_URL || 'https://api.github.com',
  repository: need('GITHUB_REPOSITORY'),
  token: need('GITHUB_TOKEN'),
})

function printTarget(): void {
  const { address, origin, basePath, name } = target()
  const lines = [`address=${address}`, `origin=${origin}`, `base-path=${basePath}`, `name=${name}`]
  console.log(lines.join('\n'))
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `${lines.join('\n')}\n`)
}

async function compare(base: string): Promise<void> {
  const before = await buildBase(base)
  const changes = compareExports(join(before, 'out'), 'out')
  const pictures = await photograph(join(before, 'out'), 'out', changes.slice(0, MOST_PICTURED))
  const samples = (folder: string) => samplesIn(readContentFiles(folder)).length
  const summary = summarySchema.parse({
    commit: need('HEAD_SHA'),
    pages: changes.map((change) => ({ ...change, pictures: pictures.get(change.path) ?? [] })),
    samples: { before: samples(join(before, 'content')), after: samples('content') },
  })
  mkdirSync(join(SUMMARY, '..'), { recursive: true })
  writeFileSync(SUMMARY, JSON.stringify(summary))
  console.log(`${changes.length} pages differ; the summary is in ${SUMMARY}`)
}

const status = (state: StatusState, address?: string) =>
  postStatus(connect(), need('HEAD_SHA'), state, address)

async function report(): Promise<void> {
  const { address } = target()
  const summary = summarySchema.parse(JSON.parse(readFileSync(SUMMARY, 'utf8')))
  await putComment(connect(), Number(need('PULL_NUMBER')), writeSummary(summary, address))
  await status('success', address)
}

async function run([command, argument]: string[], base?: string): Promise<unknown> {
  if (command === 'target') return printTarget()
  if (command === 'status' && (argument === 'pending' || argument === 'failure')) return status(argument)
  if (command === 'compare' && base) return compare(base)
  if (command === 'report') return report()
  throw new Error('Usage: pull-request.ts target | status pending|failure | compare --base COMMIT | report')
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { base: { type: 'string' } } })
  await run(positionals, values.base)
})
