import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { manifestSources } from '../../lib/images/pictures'
import { isDraft, contentFiles, type ContentFile } from '../shared/content-files'
import { picturesIn } from '../shared/picture-uses'
import { textsIn } from '../shared/texts-in'
import { type FileProblem, refuseFiles } from './refuse-files'

/** Why there is no picture of that path. */
export function missingReason(src: string): string {
  const alike = manifestSources().find((source) => source.toLowerCase() === src.toLowerCase())
  return alike
    ? `the file is ${alike}: write it alike, small and capital letters too`
    : `public${src} is missing: put the picture there, or name another`
}

/** The missing pictures of a file. */
const missingIn = ({ name, data, lineOf }: ContentFile): FileProblem[] =>
  picturesIn(data)
    .filter(({ width }) => width === undefined)
    .map(({ src, path }) => ({
      file: name,
      path: path.join('.'),
      line: lineOf(path),
      reason: missingReason(src),
    }))

/** The missing films of a file. */
const missingFilmsIn = ({ name, data, lineOf }: ContentFile): FileProblem[] =>
  textsIn(data)
    .filter(({ text }) => text.startsWith('/film/') && !existsSync(join('public', text)))
    .map(({ text, path }) => ({
      file: name,
      path: path.join('.'),
      line: lineOf(path),
      reason: `public${text} is missing: put the film there, or name another`,
    }))

/** Rejects references to missing pictures and films, except in drafts. */
export const checkNamedPictures = () =>
  refuseFiles(
    contentFiles()
      .filter((file) => !isDraft(file))
      .flatMap((file) => [...missingIn(file), ...missingFilmsIn(file)]),
  )
