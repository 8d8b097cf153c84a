import { ContentError } from '../../lib/content/content-error'

/**
 * The mistakes that readers of the content stop at, each once. A reader tells of the first broken file it meets.
 * @throws whatever a reader throws that is no mistake in the content.
 */
export function contentMistakes(readers: (() => unknown)[]): ContentError[] {
  const found = new Map<string, ContentError>()
  for (const read of readers) {
    try {
      read()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      found.set(error.message, error)
    }
  }
  return [...found.values()]
}
