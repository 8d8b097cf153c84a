import { PostNotFound } from '@/components/blog/post-not-found'
import { Header } from '@/components/layout/header'
import { NotFoundSwitch } from '@/components/layout/in-browser'
import { PageNotFound } from '@/components/layout/page-not-found'
import { getWords } from '@/lib/content/pages'
import { fullTitle } from '@/lib/site/metadata'
import { href, routes } from '@/lib/site/routes'
import { headerProps } from './header-props'
import RootLayout, { generateMetadata as siteMetadata } from './layout'

export { viewport } from './layout'

export const generateMetadata = () => ({
  ...siteMetadata(),
  title: fullTitle(getWords().notFound.title),
  robots: { index: false },
})

/** A document of its own, so that no other page carries it along. */
export default function NotFound() {
  const words = getWords().notFound
  return (
    <RootLayout>
      <Header {...headerProps()} />
      <main id="content">
        <NotFoundSwitch
          page={<PageNotFound words={words} />}
          post={<PostNotFound words={words} />}
          posts={href(routes.blog)}
        />
      </main>
    </RootLayout>
  )
}
