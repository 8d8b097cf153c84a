import { ClientGroup } from '@/components/company/client-group'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.clients(), path: routes.clients })

export default function ClientsPage() {
  const { heading, intro, groups } = pages.clients()
  return (
    <>
      <PageIntro heading={heading} intro={intro} />
      <Container className="pb-section">
        {groups.map((group) => (
          <ClientGroup key={group.heading} {...group} />
        ))}
      </Container>
    </>
  )
}
