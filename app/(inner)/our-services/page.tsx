import { ServiceBlock } from '@/components/company/service-block'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { showPicture } from '@/lib/content/gallery'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.services(), path: routes.services })

export default function ServicesPage() {
  const { heading, intro, services } = pages.services()
  return (
    <>
      <PageIntro heading={heading} intro={intro} />
      <Container className="space-y-20 pb-section md:space-y-28">
        {services.map(({ picture, ...service }) => (
          <ServiceBlock key={service.id} {...service} shown={showPicture(picture)} />
        ))}
      </Container>
    </>
  )
}
