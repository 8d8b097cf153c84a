import { PageIntro } from '@/components/layout/page-intro'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { getMessages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/seo/metadata'
import { fleetPath, href } from '@/lib/routes/routes'

const target = fleetPath('suv-muvs')

export function generateMetadata() {
  const { title, text } = getMessages().forward
  return createMetadata({ title, description: text, path: target, noindex: true })
}

/** The specification's address of this category can be read in two ways; this one redirects to the other. */
export default function SuvMuvsRedirect() {
  const { title, text } = getMessages().forward
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${href(target)}`} />
      <PageIntro heading={title} intro={text} />
      <Container className="pb-section">
        <ButtonLink href={target}>{title}</ButtonLink>
      </Container>
    </>
  )
}
