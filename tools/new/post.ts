import * as z from 'zod'
import { type PostHead, postSchema } from '../../lib/content/schema/post'
import { findPicture } from '../../lib/images/pictures'
import { TITLE_MAX } from '../../lib/seo/length-limits'
import { toDelhiTime } from '../../lib/time/delhi'
import type { Answers, Question } from './ask'

const { shape } = postSchema

const isThere = (src: string) => findPicture(src) !== undefined
const tags = z
  .string()
  .transform((text) => text.split(',').map((tag) => tag.trim()))
  .pipe(shape.tags.unwrap())

/** The questions for a new post. */
export const postQuestions = (): Question[] => [
  { name: 'title', text: 'Title', schema: shape.title },
  {
    name: 'search-title',
    text: `Title for search engines, at most ${TITLE_MAX} characters`,
    schema: shape.searchTitle.unwrap(),
    when: ({ title = '' }) => title.length > TITLE_MAX,
  },
  {
    name: 'date',
    text: 'Day it is published',
    schema: shape.date,
    initial: () => toDelhiTime(new Date()).date,
  },
  {
    name: 'checked-on',
    text: 'Day on which its roads, hours and rules were checked',
    schema: shape.checkedOn,
    initial: () => toDelhiTime(new Date()).date,
  },
  { name: 'description', text: 'What it is about, as its card says it', schema: shape.description },
  { name: 'search-description', text: 'The same for search engines', schema: shape.searchDescription },
  {
    name: 'picture',
    text: 'Picture, such as /scenes/outstation.jpg',
    schema: shape.image.shape.src.refine(isThere, 'is no picture in public/'),
    initial: () => '/scenes/outstation.jpg',
  },
  { name: 'alt', text: 'What the picture shows', schema: shape.image.shape.alt },
  {
    name: 'tags',
    text: 'Tags, with commas between them',
    schema: tags,
    initial: () => 'Travel',
  },
]

/** The number of the next post. The list of posts omits drafts, so the files are read. */
export const nextId = (names: string[]) =>
  Math.max(0, ...names.map((name) => Number.parseInt(name)).filter(Boolean)) + 1

/** The front matter of a new post, as a draft. @throws when the answers are invalid. */
export const newPost = (answers: Answers): PostHead =>
  postSchema.parse({
    title: answers.title,
    searchTitle: answers['search-title'],
    date: answers.date,
    checkedOn: answers['checked-on'],
    description: answers.description,
    searchDescription: answers['search-description'],
    image: { src: answers.picture, alt: answers.alt },
    tags: tags.parse(answers.tags),
    draft: true,
  })
