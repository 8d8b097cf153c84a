/** What a pull request changes of the exported pages: two exports, page by page. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readHtml } from '../postbuild/html'
import { filesBelow } from '../shared/files-below'
import { wordsOf } from '../sizes/measure'

export type PageChange = {
  /** Address below the site's, such as `/about/`. */
  path: string
  kind: 'added' | 'removed' | 'changed'
  wordsAdded: number
  wordsRemoved: number
  /** Difference of the compressed HTML, in bytes. */
  bytes: number
}

/** Not pages of the site: the editor, the list of a preview. */
const OTHERS = /^(admin|preview)\//

/**
 * Invisible parts that differ between builds, or in every page when one script changes: hashed names of Next.js's
 * files, and the CSP, which lists the hashes of inline scripts.
 */
const UNSEEN = [/<meta http-equiv="Content-Security-Policy"[^>]*>/g, /[^"'\s,]*\/_next\/static\/[^"'\s,<]*/g]
/** The React payload, which repeats the text of the markup. */
const SCRIPTS = /<script\b[\s\S]*?<\/script>/g

const pagesIn = (folder: string) =>
  filesBelow(folder).filter((file) => file.endsWith('.html') && !OTHERS.test(file))

const addressOf = (file: string) => `/${file.replace(/index\.html$/, '')}`

const wordsIn = (html: string) => wordsOf(readHtml(html)).split(/\s+/).filter(Boolean)

function countWords(words: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The number of words of the first list that the second lacks, regardless of order. */
function wordsMissing(words: string[], from: string[]): number {
  const there = countWords(from)
  return [...countWords(words)].reduce(
    (total, [word, count]) => total + Math.max(0, count - (there.get(word) ?? 0)),
    0,
  )
}

const seenIn = (html: string) =>
  [SCRIPTS, ...UNSEEN].reduce((text, unseen) => text.replaceAll(unseen, ''), html)

const bytesOf = (html: string) => (html ? brotliCompressSync(html).length : 0)

/**
 * Compares one page before and after; '' stands for a missing page. @returns undefined if there is no visible difference.
 */
export function comparePage(path: string, before: string, after: string): PageChange | undefined {
  if (seenIn(before) === seenIn(after)) return undefined
  const [wordsBefore, wordsAfter] = [wordsIn(before), wordsIn(after)]
  return {
    path,
    kind: !before ? 'added' : !after ? 'removed' : 'changed',
    wordsAdded: wordsMissing(wordsAfter, wordsBefore),
    wordsRemoved: wordsMissing(wordsBefore, wordsAfter),
    bytes: bytesOf(after) - bytesOf(before),
  }
}

const wordsChanged = ({ wordsAdded, wordsRemoved }: PageChange) => wordsAdded + wordsRemoved

/**
 * The pages that differ between two exports, those with most changed words first.
 * @param before folder of the export of the base, `after` of the pull request's.
 */
export function compareExports(before: string, after: string): PageChange[] {
  const read = (folder: string, file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
  return [...new Set([...pagesIn(before), ...pagesIn(after)])]
    .flatMap((file) => comparePage(addressOf(file), read(before, file), read(after, file)) ?? [])
    .sort((a, b) => wordsChanged(b) - wordsChanged(a) || a.path.localeCompare(b.path))
}
