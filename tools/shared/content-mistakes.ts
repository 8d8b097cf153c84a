import { ContentError, problemLine } from '../../lib/content/content-error'

/**
 * The mistakes that readers of the content stop at, each once, in the order of their files.
 * @throws whatever a reader throws that is no mistake in the content.
 */
export async function contentMistakes(readers: (() => unknown)[]): Promise<ContentError[]> {
  const found = new Map<string, ContentError>()
  for (const read of readers) {
    try {
      await read()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      for (const each of error.each) found.set(each.message, each)
    }
  }
  return [...found.values()].sort((a, b) => a.file.localeCompare(b.file, 'en'))
}

/** The mistakes as lines, one a problem, by file and line. */
export const mistakeLines = (mistakes: ContentError[]): string[] => [
  ...new Set(
    mistakes
      .flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem })))
      .sort((a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0))
      .map((problem) => problemLine(problem.file, problem)),
  ),
]
