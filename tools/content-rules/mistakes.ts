import { ContentError, problemLine } from '../../lib/content/content-error'

/**
 * The content errors that the readers throw, without duplicates, sorted by file. @throws any other error of a reader.
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

/** The errors as lines, one for each problem, sorted by file and line. */
export const mistakeLines = (mistakes: ContentError[]): string[] => [
  ...new Set(
    mistakes
      .flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem })))
      .sort((a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0))
      .map((problem) => problemLine(problem.file, problem)),
  ),
]
