import { PageIntro } from '@/components/layout/page-intro'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.compare(), path: routes.compare })

export default function ComparePage() {
  const { heading, intro } = pages.compare()
  return <PageIntro heading={heading} intro={intro} />
}
