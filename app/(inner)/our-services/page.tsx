import { PageIntro } from '@/components/layout/page-intro'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.services(), path: routes.services })

export default function ServicesPage() {
  const { heading, intro } = pages.services()
  return <PageIntro heading={heading} intro={intro} />
}
