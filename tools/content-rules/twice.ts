import { folded } from '../../lib/content/schema/characters'
import { type ContentFile, isDraft, contentFiles } from '../shared/content-files'
import { type FileProblem, problemsOfTexts, refuseFiles } from './refuse-files'

/** Values that must be unique among the files of a folder; with `within`, only among files that share that value. */
const unique = [
  { folder: /\/fleet\/vehicles\//, key: 'name' },
  { folder: /\/fleet\/vehicles\//, key: 'order', within: 'category' },
  { folder: /\/fleet\/vehicles\//, key: 'summary' },
  { folder: /\/routes\//, key: 'order' },
  { folder: /\/routes\//, key: 'place' },
  { folder: /\/landing\//, key: 'order' },
  { folder: /\/landing\//, key: 'label' },
  { folder: /\/(routes|occasions|blog|landing|roads)\//, key: 'title' },
  { folder: /\/(pages|occasions|routes|landing)\//, key: 'description' },
  { folder: /\/pages\//, key: 'title' },
  { folder: /\/blog\//, key: 'searchDescription' },
]

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const written = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? folded(String(value)) : undefined

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

/** Questions that are asked before, in the same file or in another. */
function questionsTwice(files: ContentFile[]): FileProblem[] {
  const asked = new Map<string, string>()
  return problemsOfTexts(files, (text, path, { name }) => {
    if (path.at(-1) !== 'question') return undefined
    const owner = asked.get(folded(text))
    asked.set(folded(text), owner ?? name)
    return owner && `is also asked in ${owner}: word one of the two for its own page`
  })
}

/** Rejects values of a file that are another's too, except in drafts. Those within a list are told by its schema. */
export function checkTwice(): void {
  const files = contentFiles().filter((file) => !isDraft(file))
  refuseFiles([...unique.flatMap((rule) => sharedIn(files, rule)), ...questionsTwice(files)])
}
