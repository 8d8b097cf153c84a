import { PictureGallery } from '@/components/company/picture-gallery'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { resolveImage } from '@/lib/content/images'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { routes } from '@/lib/routes/routes'
import { PageEnd } from '../../page-end'
import { PageTrail } from '../../page-data'

export const generateMetadata = () => pageMetadata(routes.gallery)

export default function GalleryPage() {
  const { heading, intro, pictures } = pages.gallery()
  const { gallery, common } = getMessages()
  return (
    <>
      <PageIntro heading={heading} intro={intro}>
        <PageTrail path={routes.gallery} />
      </PageIntro>
      <Container className="pb-section">
        <PictureGallery
          title={heading}
          pictures={pictures.map(({ caption, ...picture }) => ({ ...resolveImage(picture), caption }))}
          messages={{ ...gallery, close: common.close }}
        />
      </Container>
      <PageEnd />
    </>
  )
}
