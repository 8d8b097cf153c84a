import { PageIntro } from '@/components/layout/page-intro'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.blog(), path: routes.blog })

export default function BlogPage() {
  const { heading, intro } = pages.blog()
  return <PageIntro heading={heading} intro={intro} />
}
