import { bodyOf, type ContentFile, contentFiles, translatedFiles } from '../shared/content-files'
import { pathOfFile } from './links'
import { markdownProblems } from './markdown-problems'
import { type FileProblem, problemsOfTexts, refuseFiles } from './refuse-files'

function inPost({ name }: ContentFile): FileProblem[] {
  const { body, before } = bodyOf(name)
  return markdownProblems(body, pathOfFile(name)).map(({ line, reason }) => ({
    file: name,
    path: 'text',
    line: line + before,
    reason,
  }))
}

const inSections = (file: ContentFile): FileProblem[] =>
  problemsOfTexts([file], (text, path) =>
    path[0] === 'sections' && path.at(-1) === 'body'
      ? markdownProblems(text, pathOfFile(file.name)).map(({ reason }) => reason)
      : [],
  )

/** Rejects what Markdown must not contain: it would be removed, lead nowhere, or break the heading outline or the CSP. */
export const checkMarkdown = () =>
  refuseFiles(
    [...contentFiles(), ...translatedFiles()].flatMap((file) =>
      file.name.endsWith('.md') ? inPost(file) : inSections(file),
    ),
  )
