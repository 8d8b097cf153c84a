import { FeedLink } from '@/components/blog/feed-link'
import { LoadingScreen } from '@/components/blog/loading-screen'
import { PostList } from '@/components/blog/post-list'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { getWords, pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'
import { feedTitle, postCards } from './views'

export const generateMetadata = () =>
  createMetadata({ ...pages.blog(), path: routes.blog, feedTitle: feedTitle() })

export default function BlogPage() {
  const { heading, intro } = pages.blog()
  return (
    <>
      <LoadingScreen {...getWords().loading} length="long" />
      <PageIntro heading={heading} intro={intro} />
      <Container className="pb-section">
        <PostList posts={postCards()} />
        <FeedLink text={getWords().post.feed} />
      </Container>
    </>
  )
}
