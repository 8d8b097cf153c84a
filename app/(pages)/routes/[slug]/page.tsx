import { GuidePage, PLAN_FORM_ID } from '@/components/guides/guide-page'
import { findGuide, listGuides } from '@/lib/content/guides'
import { pageMetadata } from '@/lib/content/page-metadata'
import { guidePath } from '@/lib/routes/routes'
import { PageEnd } from '../../../page-end'
import { PageData } from '../../../page-data'
import { guidePage } from '@/view-models/guides'

export const dynamicParams = false

export const generateStaticParams = () => listGuides().map(({ slug }) => ({ slug }))

export const generateMetadata = async ({ params }: PageProps<'/routes/[slug]'>) =>
  pageMetadata(guidePath((await params).slug))

export default async function RoadGuidePage({ params }: PageProps<'/routes/[slug]'>) {
  const guide = findGuide((await params).slug)
  return (
    guide && (
      <>
        <PageData path={guidePath(guide.slug)} />
        <GuidePage {...guidePage(guide)} />
        <PageEnd formId={PLAN_FORM_ID} />
      </>
    )
  )
}
