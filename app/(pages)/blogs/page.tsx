import { FeedLink } from '@/components/blog/feed-link'
import { LoadingScreen } from '@/components/blog/loading-screen'
import { PostList } from '@/components/blog/post-list'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { routes } from '@/lib/routes/routes'
import { PageBar } from '../../page-end'
import { PageTrail } from '../../page-data'
import { feedTitle, postCards } from '@/view-models/posts'

export const generateMetadata = () => pageMetadata(routes.blog, feedTitle())

export default function BlogPage() {
  const { heading, intro } = pages.blog()
  return (
    <>
      <LoadingScreen {...getMessages().loading} length="long" />
      <PageIntro heading={heading} intro={intro}>
        <PageTrail path={routes.blog} />
      </PageIntro>
      <Container className="pb-section">
        <PostList posts={postCards()} onTop />
        <FeedLink text={getMessages().post.feed} />
      </Container>
      <PageBar />
    </>
  )
}
