import { ContentError, type ContentProblem, throwAll } from '../../lib/content/content-error'

export type FileProblem = ContentProblem & { file: string }

/** Throws what was found in several files as one mistake, if anything was. */
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
