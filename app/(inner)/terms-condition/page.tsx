import { TextSections } from '@/components/company/text-sections'
import { PageIntro } from '@/components/layout/page-intro'
import { pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.terms(), path: routes.terms })

export default function TermsPage() {
  const { heading, intro, sections } = pages.terms()
  return (
    <>
      <PageIntro heading={heading} intro={intro} />
      <TextSections sections={sections} />
    </>
  )
}
