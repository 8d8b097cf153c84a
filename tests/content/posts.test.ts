import { listPosts, listWrittenPosts, pathsOfOtherDays } from '@/lib/content/blog'
import { currentPath } from '@/lib/content/redirects'
import { listSitePages } from '@/lib/content/site-pages'
import { expectRules, note } from './support/promises'

const [FEWEST_WORDS, MOST_WORDS] = [800, 1400]

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

it('posts link to existing pages', () => {
  const known = new Set([...listSitePages().map(({ path }) => path), ...pathsOfOtherDays()])
  expectRules(
    listWrittenPosts().flatMap(({ id, body }) =>
      // Not pictures, which begin with !.
      [...body.matchAll(/(?<!!\[[^\]]*)\]\((\/[^)\s#]+)/g)]
        .map(([, path = '']) => path)
        .filter((path) => !known.has(currentPath(path)))
        .map((path) => `content/blog/${id}.md links to ${path}, which is no page of the site.`),
    ),
  )
})

it('notes posts that deviate from the guidelines for posts', () => {
  note(
    listPosts().flatMap(({ id, body, date, checkedOn }) => {
      const words = countWords(body)
      return [
        ...(body === '' ? [`content/blog/${id}.md has no text: readers are told 'Blog Not Found'`] : []),
        ...(body !== '' && (words < FEWEST_WORDS || words > MOST_WORDS)
          ? [`content/blog/${id}.md has ${words} words; the others have ${FEWEST_WORDS} to ${MOST_WORDS}`]
          : []),
        ...(checkedOn < date ? [`content/blog/${id}.md was checked before it was published`] : []),
      ]
    }),
  )
})
