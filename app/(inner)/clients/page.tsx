import { PageIntro } from '@/components/layout/page-intro'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.clients(), path: routes.clients })

export default function ClientsPage() {
  const { heading, intro } = pages.clients()
  return <PageIntro heading={heading} intro={intro} />
}
