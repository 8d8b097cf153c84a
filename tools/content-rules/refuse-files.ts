import { ContentError, type ContentProblem, throwAll } from '../../lib/content/content-error'
import { bodyOf, type ContentFile } from '../shared/content-files'
import { textsIn } from '../shared/texts-in'

export type FileProblem = ContentProblem & { file: string }

/** The texts of a file with their lines, and as one text what stands below the head of a Markdown file. */
export function textsOf({ name, data, lineOf }: ContentFile) {
  const texts = textsIn(data).map((text) => ({ ...text, line: () => lineOf(text.path) }))
  if (!name.endsWith('.md')) return texts
  const { body, before } = bodyOf(name)
  return [...texts, { path: ['text'], text: body, line: () => before + 1 }]
}

/** The problems of the texts in files. @param judge returns why a text is none that a page may have, for each reason. */
export const problemsOfTexts = (
  files: ContentFile[],
  judge: (text: string, path: PropertyKey[], file: ContentFile) => string[] | string | undefined,
): FileProblem[] =>
  files.flatMap((file) =>
    textsOf(file).flatMap(({ text, path, line }) => {
      const reasons = judge(text, path, file)
      if (reasons === undefined || reasons.length === 0) return []
      return [reasons]
        .flat()
        .map((reason) => ({ file: file.name, path: path.join('.'), line: line(), reason }))
    }),
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
