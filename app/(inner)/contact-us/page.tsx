import { PageIntro } from '@/components/layout/page-intro'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.contact(), path: routes.contact })

export default function ContactPage() {
  const { heading, intro } = pages.contact()
  return <PageIntro heading={heading} intro={intro} />
}
