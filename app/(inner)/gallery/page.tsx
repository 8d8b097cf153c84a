import { PageIntro } from '@/components/layout/page-intro'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.gallery(), path: routes.gallery })

export default function GalleryPage() {
  const { heading, intro } = pages.gallery()
  return <PageIntro heading={heading} intro={intro} />
}
