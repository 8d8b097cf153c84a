import { PostNotFound } from '@/components/blog/post-not-found'
import { Header } from '@/components/layout/header'
import { NotFoundSwitch } from '@/components/layout/not-found-switch'
import { PageNotFound } from '@/components/layout/page-not-found'
import { getWords } from '@/lib/content/pages'
import { fullTitle } from '@/lib/site/metadata'
import { href, routes } from '@/lib/site/routes'
import { headerProps } from './header-props'

export const generateMetadata = () => ({
  title: fullTitle(getWords().notFound.title),
  robots: { index: false },
})

export default function NotFound() {
  const words = getWords().notFound
  return (
    <>
      <Header {...headerProps()} />
      <main id="content">
        <NotFoundSwitch
          page={<PageNotFound words={words} />}
          post={<PostNotFound words={words} />}
          posts={href(routes.blog)}
        />
      </main>
    </>
  )
}
