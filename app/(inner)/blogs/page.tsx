import { FeedLink } from '@/components/blog/feed-link'
import { LoadingScreen } from '@/components/blog/loading-screen'
import { PostList } from '@/components/blog/post-list'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getWords, pages } from '@/lib/content/pages'
import { routes } from '@/lib/site/routes'
import { PageBar } from '../../page-bar'
import { PageTrail } from '../../page-data'
import { feedTitle, postCards } from './views'

export const generateMetadata = () => pageMetadata(routes.blog, feedTitle())

export default function BlogPage() {
  const { heading, intro } = pages.blog()
  return (
    <>
      <LoadingScreen {...getWords().loading} length="long" />
      <PageIntro heading={heading} intro={intro}>
        <PageTrail path={routes.blog} />
      </PageIntro>
      <Container className="pb-section">
        <PostList posts={postCards()} onTop />
        <FeedLink text={getWords().post.feed} />
      </Container>
      <PageBar />
    </>
  )
}
