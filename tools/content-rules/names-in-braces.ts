import { namesIn } from '../../lib/content/schema/values'
import { type ContentFile, contentFiles } from '../shared/content-files'
import { textsIn } from '../shared/texts-in'
import { problemsOfTexts, refuseFiles } from './refuse-files'

/** The ids of the sections of the terms, each the placeholder of a link to it; undefined while the terms cannot be read. */
function sectionIds(files: ContentFile[]): string[] | undefined {
  const terms = files.find(({ name }) => name.endsWith('/pages/terms.yaml'))
  if (terms?.data === undefined) return undefined
  return textsIn(terms.data).flatMap(({ text, path }) =>
    path[0] === 'sections' && path[2] === 'id' ? [text] : [],
  )
}

/** The placeholders that are known at a place; undefined where the schema validates them, or while they cannot be told. */
function namesAt(place: string, ids: string[] | undefined): string[] | undefined {
  const rules: [place: RegExp, names: string[] | undefined][] = [
    [/\/interface\.yaml |\/terms\.yaml planner\.(?!notes)/, undefined],
    [/\/rates\.yaml (garage|rules\.items\.\d+\.figures)\./, undefined],
    [/\/privacy\.yaml (sections|measuring)\./, ['company', 'phone', 'email', 'receiver']],
    [/\/terms\.yaml sections\./, ['rates']],
    [/\/terms\.yaml planner\.notes|\/rates\.yaml rules\.items\./, ids],
  ]
  const rule = rules.find(([pattern]) => pattern.test(place))
  return rule ? rule[1] : []
}

function reasonsFor(place: string, text: string, ids: string[] | undefined): string[] {
  const known = namesAt(place, ids)
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
