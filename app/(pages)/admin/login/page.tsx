import { TextSections } from '@/components/company/text-sections'
import { PageIntro } from '@/components/layout/page-intro'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/seo/metadata'
import { routes } from '@/lib/routes/routes'

export const generateMetadata = () =>
  createMetadata({ ...pages.signIn(), path: routes.adminLogin, noindex: true })

export default function SignInPage() {
  const { heading, intro, open, sections } = pages.signIn()
  return (
    <>
      <PageIntro heading={heading} intro={intro} />
      <Container className="pb-12">
        <ButtonLink href={routes.admin}>{open}</ButtonLink>
      </Container>
      <TextSections sections={sections} />
    </>
  )
}
