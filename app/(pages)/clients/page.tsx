import { ClientGroup } from '@/components/company/client-group'
import { AskedFirst } from '@/components/occasions/asked-first'
import { RelatedLinks } from '@/components/fleet/related-links'
import { PictureIntro } from '@/components/layout/picture-intro'
import { Container } from '@/components/ui/container'
import { clientServices, listClientGroups } from '@/lib/content/clients'
import { resolveImage } from '@/lib/content/images'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { routes } from '@/lib/routes/routes'
import { serviceLinks } from '@/view-models/related'
import { EnquireLink, PageEnd } from '../../page-end'
import { PageTrail } from '../../page-data'

export const generateMetadata = () => pageMetadata(routes.clients)

export default function ClientsPage() {
  const { heading, intro } = pages.clients()
  const messages = getMessages()
  const services = clientServices()
  const [first] = services
  return (
    <>
      <PictureIntro
        heading={heading}
        intro={intro}
        shown={first && resolveImage(first.picture)}
        actions={<EnquireLink formPath={routes.contact} />}
      >
        <PageTrail path={routes.clients} />
      </PictureIntro>
      {first && <AskedFirst heading={messages.occasion.asked} questions={first.asked} />}
      <Container className="pb-14">
        {listClientGroups().map((group) => (
          <ClientGroup key={group.heading} {...group} />
        ))}
      </Container>
      <Container className="pb-14">
        <RelatedLinks heading={messages.header.services} links={serviceLinks(services)} />
      </Container>
      <PageEnd formPath={routes.contact} />
    </>
  )
}
