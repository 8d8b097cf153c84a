import { type ContentFile, isDraft, contentFiles } from '../shared/content-files'
import { type FileProblem, refuseFiles } from './refuse-files'

/** Values that must be unique among the files of a folder; with `within`, only among files that share that value. */
const unique = [
  { folder: /\/fleet\/vehicles\//, key: 'name' },
  { folder: /\/fleet\/vehicles\//, key: 'order', within: 'category' },
  { folder: /\/fleet\/vehicles\//, key: 'summary' },
  { folder: /\/routes\//, key: 'order' },
  { folder: /\/routes\//, key: 'description' },
  { folder: /\/routes\//, key: 'place' },
  { folder: /\/blog\//, key: 'title' },
  { folder: /\/blog\//, key: 'searchDescription' },
]

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const written = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : undefined

function sharedIn(files: ContentFile[], { folder, key, within }: (typeof unique)[number]): FileProblem[] {
  const first = new Map<string, string>()
  return files
    .filter(({ name }) => folder.test(name))
    .flatMap(({ name, data, lineOf }) => {
      const value = isGroup(data) ? written(data[key]) : undefined
      if (value === undefined || !isGroup(data)) return []
      const group = within ? `${String(data[within])} ` : ''
      const owner = first.get(group + value)
      first.set(group + value, owner ?? name)
      if (!owner) return []
      const scope = within ? `, of the same ${within}` : ''
      const reason = `is also the ${key} in ${owner}${scope}: give one of the two another`
      return [{ file: name, path: key, line: lineOf([key]), reason }]
    })
}

/** Entries of one list with the same id or slug. */
function repeatedIn(file: ContentFile, value: unknown, path: PropertyKey[] = []): FileProblem[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, each]) =>
    repeatedIn(file, each, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  if (!Array.isArray(value)) return inner
  const own = ['id', 'slug'].flatMap((key) => {
    const ids = value.map((entry) => (isGroup(entry) ? written(entry[key]) : undefined))
    return ids.flatMap((id, index) => {
      if (id === undefined || ids.indexOf(id) === index) return []
      const place = [...path, index, key]
      const reason = `'${id}' stands twice in this list: give one of the two another, or take it out`
      return [{ file: file.name, path: place.join('.'), line: file.lineOf(place), reason }]
    })
  })
  return [...own, ...inner]
}

/** Rejects duplicates of values that must be unique among files or list entries, except in drafts. */
export function checkTwice(): void {
  const files = contentFiles().filter((file) => !isDraft(file))
  refuseFiles([
    ...unique.flatMap((rule) => sharedIn(files, rule)),
    ...files.flatMap((file) => repeatedIn(file, file.data)),
  ])
}
