import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { splitMarkdown } from '../../lib/content/load'
import { type ContentFile, contentFiles, translatedFiles } from '../shared/content-files'
import { pathOfFile } from './links'
import { markdownProblems } from './markdown-problems'
import { type FileProblem, problemsOfTexts, refuseFiles } from './refuse-files'

/** The text of a post, and the number of lines before it. */
export function bodyOf(name: string): { body: string; before: number } {
  const text = readFileSync(resolve(name), 'utf8').replace(/^\uFEFF/, '')
  const body = splitMarkdown(text)?.body ?? ''
  return { body, before: text.slice(0, text.trimEnd().length - body.length).split('\n').length - 1 }
}

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
