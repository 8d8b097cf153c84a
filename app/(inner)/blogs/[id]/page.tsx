import { LoadingScreen } from '@/components/blog/loading-screen'
import { PostNotFound } from '@/components/blog/post-not-found'
import { PostPage as PostView } from '@/components/blog/post-page'
import { findPost, listPosts } from '@/lib/content/blog'
import { getWords } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { postPath } from '@/lib/site/routes'
import { feedTitle, postPage } from '../views'

export const dynamicParams = false

export const generateStaticParams = () => listPosts().map(({ id }) => ({ id: String(id) }))

export async function generateMetadata({ params }: PageProps<'/blogs/[id]'>) {
  const { id } = await params
  const post = findPost(id)
  const { blogHeading, blogText } = getWords().notFound
  return createMetadata({
    title: post?.title ?? blogHeading,
    description: post?.description ?? blogText,
    path: postPath(Number(id)),
    noindex: !post,
    feedTitle: feedTitle(),
  })
}

export default async function PostPage({ params }: PageProps<'/blogs/[id]'>) {
  const post = findPost((await params).id)
  const { loading, notFound } = getWords()
  return (
    <>
      <LoadingScreen {...loading} length="short" />
      {post ? <PostView {...postPage(post)} /> : <PostNotFound words={notFound} />}
    </>
  )
}
