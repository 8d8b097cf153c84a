import { ContentError, type ContentProblem, throwAll } from '../../lib/content/content-error'

export type FileProblem = ContentProblem & { file: string }

/** Throws the problems of several files as one error, if there are any. */
export function refuseFiles(problems: FileProblem[]): void {
  const files = [...new Set(problems.map(({ file }) => file))]
  throwAll(
    files.map(
      (file) =>
        new ContentError(
          file,
          problems
            .filter((problem) => problem.file === file)
            .map(({ path, line, reason }) => ({ path, line, reason })),
        ),
    ),
  )
}
