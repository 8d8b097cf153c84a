import { manifestSources } from '../../lib/images/pictures'
import { isDraft, contentFiles, type ContentFile } from '../shared/content-files'
import { textsIn } from '../shared/texts-in'
import { namedPictures } from '../shared/picture-uses'
import { type FileProblem, refuseFiles } from './refuse-files'

function missingReason(src: string): string {
  const alike = manifestSources().find((source) => source.toLowerCase() === src.toLowerCase())
  return alike
    ? `names ${src}, and the file is ${alike}: write it alike, small and capital letters too`
    : `public${src} is missing: put the picture there, or name another`
}

/** The missing pictures of a file. */
function missingIn(file: ContentFile): FileProblem[] {
  const missing = new Set(
    namedPictures(file)
      .filter(({ width }) => width === undefined)
      .map(({ src }) => src),
  )
  return textsIn(file.data)
    .filter(({ text }) => missing.has(text))
    .map(({ text, path }) => ({
      file: file.name,
      path: path.join('.'),
      line: file.lineOf(path),
      reason: missingReason(text),
    }))
}

/** Rejects references to missing pictures, except in drafts. */
export const checkNamedPictures = () =>
  refuseFiles(
    contentFiles()
      .filter((file) => !isDraft(file))
      .flatMap(missingIn),
  )
