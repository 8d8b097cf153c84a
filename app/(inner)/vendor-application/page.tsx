import { PageIntro } from '@/components/layout/page-intro'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.vendor(), path: routes.vendor })

export default function VendorPage() {
  const { heading, intro } = pages.vendor()
  return <PageIntro heading={heading} intro={intro} />
}
