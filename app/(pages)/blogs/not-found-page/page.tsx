import { PostNotFound } from '@/components/blog/post-not-found'
import { getMessages } from '@/lib/content/pages'
import { fullTitle } from '@/lib/seo/metadata'

export const generateMetadata = () => ({
  title: fullTitle(getMessages().notFound.blogHeading),
  robots: { index: false },
})

/** The page that hosts return for an unknown post: the build moves it to `blogs/404.html`. */
export default function UnknownPostPage() {
  return <PostNotFound messages={getMessages().notFound} />
}
