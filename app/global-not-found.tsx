import { PostNotFound } from '@/components/blog/post-not-found'
import { Header } from '@/components/layout/header'
import { MissingPostScript } from '@/components/layout/missing-post-script'
import { PageNotFound } from '@/components/layout/page-not-found'
import { getMessages } from '@/lib/content/pages'
import { fullTitle } from '@/lib/seo/metadata'
import { href, routes } from '@/lib/routes/routes'
import { headerProps } from '@/view-models/header'
import { notFoundInFolders } from '@/view-models/languages'
import { PageBar } from './page-end'
import RootLayout, { generateMetadata as siteMetadata } from './layout'

export { viewport } from './layout'

export const generateMetadata = () => ({
  ...siteMetadata(),
  title: fullTitle(getMessages().notFound.title),
  robots: { index: false },
})

/** A document of its own, so that no other page's payload contains it. */
export default function NotFound() {
  const messages = getMessages().notFound
  return (
    <RootLayout>
      <Header {...headerProps()} />
      <main id="content">
        <MissingPostScript posts={href(routes.blog)} />
        <div className="missing-page">
          <PageNotFound messages={messages} others={notFoundInFolders()} />
        </div>
        <div className="missing-post">
          <PostNotFound messages={messages} />
        </div>
        <PageBar />
      </main>
    </RootLayout>
  )
}
