import { ContentError, type ContentProblem, throwAll } from '../../lib/content/content-error'
import type { ContentFile } from '../shared/content-files'
import { textsIn } from '../shared/texts-in'

export type FileProblem = ContentProblem & { file: string }

/** The problems of the texts in files. @param judge returns why a text is none that a page may have, for each reason. */
export const problemsOfTexts = (
  files: ContentFile[],
  judge: (text: string, path: PropertyKey[], file: ContentFile) => string[] | string | undefined,
): FileProblem[] =>
  files.flatMap((file) =>
    textsIn(file.data).flatMap(({ text, path }) =>
      [judge(text, path, file) ?? []].flat().map((reason) => ({
        file: file.name,
        path: path.join('.'),
        line: file.lineOf(path),
        reason,
      })),
    ),
  )

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
