import { PostNotFound } from '@/components/blog/post-not-found'
import { Header } from '@/components/layout/header'
import { MissingPostSign } from '@/components/layout/missing-post-sign'
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
        <MissingPostSign posts={href(routes.blog)} />
        <div className="missing-page">
          <PageNotFound words={words} />
        </div>
        <div className="missing-post">
          <PostNotFound words={words} />
        </div>
      </main>
    </RootLayout>
  )
}
