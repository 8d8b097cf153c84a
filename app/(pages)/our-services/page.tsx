import { ServiceBlock } from '@/components/company/service-block'
import { SERVICE_DIALOG_ID, ServiceDialog } from '@/components/enquiry/service-dialog'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { getCompany } from '@/lib/content/company'
import { resolveImage } from '@/lib/content/images'
import { findOccasion } from '@/lib/content/occasions'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/routes/contact-links'
import { interpolate } from '@/lib/format/interpolate'
import { occasionPath, routes } from '@/lib/routes/routes'
import { PageBar } from '../../page-end'
import { PageTrail } from '../../page-data'

export const generateMetadata = () => pageMetadata(routes.services)

export default function ServicesPage() {
  const { heading, intro, services } = pages.services()
  const messages = getMessages()
  return (
    <>
      <PageIntro heading={heading} intro={intro}>
        <PageTrail path={routes.services} />
      </PageIntro>
      <Container className="flex flex-col gap-20 pb-section md:gap-28">
        {services.map(({ picture, ...service }, index) => (
          <ServiceBlock
            key={service.id}
            {...service}
            shown={resolveImage(picture)}
            priority={index === 0}
            page={
              findOccasion(service.id) && {
                label: messages.occasion.open,
                name: interpolate(messages.occasion.openNamed, { service: service.title }),
                path: occasionPath(service.id),
              }
            }
            messages={messages}
          />
        ))}
      </Container>
      <ServiceDialog
        services={services.map(({ title }) => title)}
        numbers={contactNumbers(getCompany())}
        messages={messages}
      />
      <PageBar dialogId={SERVICE_DIALOG_ID} />
    </>
  )
}
