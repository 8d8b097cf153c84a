import { PostNotFound } from '@/components/blog/post-not-found'
import { getWords } from '@/lib/content/pages'
import { fullTitle } from '@/lib/site/metadata'

export const generateMetadata = () => ({
  title: fullTitle(getWords().notFound.blogHeading),
  robots: { index: false },
})

/** What hosts answer with where there is no post: the build moves it to `blogs/404.html`. */
export default function UnknownPostPage() {
  return <PostNotFound words={getWords().notFound} />
}
