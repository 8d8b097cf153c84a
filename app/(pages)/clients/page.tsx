import { ClientGroup } from '@/components/company/client-group'
import { CallToAction } from '@/components/enquiry/call-to-action'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { listClientGroups } from '@/lib/content/clients'
import { getCompany } from '@/lib/content/company'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { routes } from '@/lib/routes/routes'
import { PageBar } from '../../page-bar'
import { PageTrail } from '../../page-data'

export const generateMetadata = () => pageMetadata(routes.clients)

export default function ClientsPage() {
  const { heading, intro } = pages.clients()
  return (
    <>
      <PageIntro heading={heading} intro={intro}>
        <PageTrail path={routes.clients} />
      </PageIntro>
      <Container className="pb-section">
        {listClientGroups().map((group) => (
          <ClientGroup key={group.heading} {...group} />
        ))}
      </Container>
      <CallToAction phone={getCompany().phone} messages={getMessages()} />
      <PageBar />
    </>
  )
}
