import { PageIntro } from '@/components/layout/page-intro'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.about(), path: routes.about })

export default function AboutPage() {
  const { heading, intro } = pages.about()
  return <PageIntro heading={heading} intro={intro} />
}
