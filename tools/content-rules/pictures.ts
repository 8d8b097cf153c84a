import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { manifestSources } from '../../lib/images/pictures'
import { contentFiles, isDraft } from '../shared/content-files'
import { picturesIn } from '../shared/left-to-do'
import { problemsOfTexts, refuseFiles } from './refuse-files'

export function missingReason(src: string): string {
  const alike = manifestSources().find((source) => source.toLowerCase() === src.toLowerCase())
  return alike
    ? `the file is ${alike}: write it alike, small and capital letters too`
    : `public${src} is missing: put the picture there, or name another`
}

/** Why what a text names is not there. */
function reasonOf(text: string): string | undefined {
  const [picture] = picturesIn(text)
  if (picture && picture.width === undefined) return missingReason(text)
  return text.startsWith('/film/') && !existsSync(join('public', text))
    ? `public${text} is missing: put the film there, or name another`
    : undefined
}

/** Rejects references to missing pictures and films, except in drafts. */
export const checkNamedPictures = () =>
  refuseFiles(
    problemsOfTexts(
      contentFiles().filter((file) => !isDraft(file)),
      reasonOf,
    ),
  )
