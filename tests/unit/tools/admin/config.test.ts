import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'yaml'
import { FIXTURE_CONTENT } from '@/tests/fixtures/content-folder'
import { contentConfig, repositoryOf } from '@/tools/admin/config'
import { problemsOf } from '@/tools/admin/check'

type AnyField = {
  name: string
  required?: boolean
  widget?: string
  pattern?: [string, string]
  fields?: AnyField[]
  field?: AnyField
}
type AnyCollection = {
  folder?: string
  extension?: string
  fields?: AnyField[]
  files?: { file: string; fields: AnyField[] }[]
}

const config = contentConfig('Editor', '/icon.svg')
const collections = config.collections as AnyCollection[]

const contentFiles = readdirSync(FIXTURE_CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(yaml|md)$/.test(file))
  .map((file) => join('content', file))

/** The fields that the editor shows for a content file. */
function fieldsFor(path: string): AnyField[] {
  for (const { folder, extension, fields, files } of collections) {
    if (folder && path.startsWith(`${folder}/`) && path.endsWith(`.${extension}`)) return fields ?? []
    const file = files?.find((one) => one.file === path)
    if (file) return file.fields
  }
  return []
}

/** The data of a fixture file, as the editor represents it. */
function dataOf(path: string): Record<string, unknown> {
  const text = readFileSync(join(FIXTURE_CONTENT, relative('content', path)), 'utf8')
  const [, head, body] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? []
  const data: unknown = parse(head ?? text)
  if (Array.isArray(data)) return { categories: data }
  return body === undefined ? (data as Record<string, unknown>) : { ...(data as object), body }
}

/** Key paths of a value without a matching field. */
function uncovered(value: unknown, fields: AnyField[], path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => uncovered(item, fields, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = fields.find(({ name }) => name === key)
    const here = `${path}${key}`
    if (!field) return [here]
    return uncovered(inner, field.fields ?? [], `${here}.`)
  })
}

it.each(contentFiles)('every key of %s has a field', (path) => {
  expect(fieldsFor(path)).not.toEqual([])
  expect(uncovered(dataOf(path), fieldsFor(path))).toEqual([])
})

it.each(contentFiles)('%s can be saved unchanged', (path) => {
  expect(problemsOf(path, dataOf(path))).toEqual([])
})

it('saves to the repository of the build, on main by default', () => {
  expect(repositoryOf({ CMS_REPOSITORY: 'owner/site' })).toEqual({ repo: 'owner/site', branch: 'main' })
  expect(repositoryOf({ CMS_REPOSITORY: 'owner/site', CMS_BRANCH: 'content' })).toMatchObject({
    branch: 'content',
  })
  expect(repositoryOf({})).toBeUndefined()
})

it('reviews before publishing where the build says so', () => {
  expect(contentConfig('Editor', '/icon.svg', { isReviewed: true })).toMatchObject({
    publish_mode: 'editorial_workflow',
  })
})
