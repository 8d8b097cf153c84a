import { LoadingScreen } from '@/components/blog/loading-screen'
import { PostNotFound } from '@/components/blog/post-not-found'
import { PostPage as PostView } from '@/components/blog/post-page'
import { findPost, listPosts } from '@/lib/content/blog'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/seo/metadata'
import { postPath } from '@/lib/routes/routes'
import { EnquireLink, PageBar, PageEnd } from '../../../page-end'
import { PageData } from '../../../page-data'
import { feedTitle, postPage } from '@/view-models/posts'

export const dynamicParams = false

export const generateStaticParams = () => listPosts().map(({ id }) => ({ id: String(id) }))

export async function generateMetadata({ params }: PageProps<'/blogs/[id]'>) {
  const { id } = await params
  const path = postPath(Number(id))
  if (findPost(id)) return pageMetadata(path, feedTitle())
  const { blogHeading, blogText } = getMessages().notFound
  return createMetadata({
    title: blogHeading,
    description: blogText,
    path,
    noindex: true,
    feedTitle: feedTitle(),
  })
}

export default async function PostPage({ params }: PageProps<'/blogs/[id]'>) {
  const post = findPost((await params).id)
  const messages = getMessages()
  return (
    <>
      <LoadingScreen {...messages.loading} length="short" />
      {post ? (
        <>
          <PageData path={postPath(post.id)} />
          <PostView {...postPage(post)} action={<EnquireLink variant="outline" className="mt-5" />} />
          <PageEnd />
        </>
      ) : (
        <>
          <PostNotFound messages={messages.notFound} />
          <PageBar />
        </>
      )}
    </>
  )
}
