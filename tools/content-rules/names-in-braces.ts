import { namesIn } from '../../lib/content/schema/values'
import { type ContentFile, contentFiles } from '../shared/content-files'
import { textsIn } from '../shared/texts-in'
import { problemsOfTexts, refuseFiles } from './refuse-files'

/** Texts whose placeholders their schema validates. */
const judged = [
  /\/interface\.yaml /,
  /\/pages\/terms\.yaml planner\.(?!notes)/,
  /\/pages\/rates\.yaml (garage|rules\.items\.\d+\.figures)\./,
]

/** The ids of the sections of the terms, each the placeholder of a link to it; undefined while the terms cannot be read. */
function sectionIds(files: ContentFile[]): string[] | undefined {
  const terms = files.find(({ name }) => name.endsWith('/pages/terms.yaml'))
  if (terms?.data === undefined) return undefined
  return textsIn(terms.data).flatMap(({ text, path }) =>
    path[0] === 'sections' && path[2] === 'id' ? [text] : [],
  )
}

/** The placeholders that are known at a place; undefined while they cannot be told. */
function namesAt(place: string, ids: string[] | undefined): string[] | undefined {
  if (/\/pages\/privacy\.yaml (sections|measuring)\./.test(place))
    return ['company', 'phone', 'email', 'receiver']
  if (/\/pages\/terms\.yaml sections\./.test(place)) return ['rates']
  if (/\/pages\/(terms\.yaml planner\.notes|rates\.yaml rules\.items)\./.test(place)) return ids
  return []
}

function reasonsFor(place: string, text: string, ids: string[] | undefined): string[] {
  const known = judged.some((pattern) => pattern.test(place)) ? undefined : namesAt(place, ids)
  if (!known) return []
  const offer = known.length > 0 ? `here it knows ${known.join(', ')}` : 'visitors would read it as it stands'
  return namesIn(text)
    .filter((name) => !known.includes(name))
    .map((name) => `holds {${name}}, a name that the site does not know: ${offer}`)
}

/** Rejects placeholders for which the site has no value. */
export function checkNamesInBraces(): void {
  const files = contentFiles()
  const ids = sectionIds(files)
  refuseFiles(
    problemsOfTexts(files, (text, path, { name }) => reasonsFor(`${name} ${path.join('.')}`, text, ids)),
  )
}
