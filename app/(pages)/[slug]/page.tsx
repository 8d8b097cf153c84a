import { pageMetadata } from '@/lib/content/page-metadata'
import { findSitePage, listSitePages } from '@/lib/content/site-pages'
import { offersPath, VEHICLE_ENQUIRY_ID } from '@/lib/routes/routes'
import { viewOf } from '../../kind-views'
import { PageEnd } from '../../page-end'
import { PageData } from '../../page-data'

export const dynamicParams = false

/** The pages at the root that are made of content, whatever their kind. */
export const generateStaticParams = () =>
  listSitePages().flatMap(({ path, subject }) => {
    const [slug = '', ...below] = path.slice(1).split('/')
    return 'entry' in subject && below.length === 0 ? { slug } : []
  })

export const generateMetadata = async ({ params }: PageProps<'/[slug]'>) =>
  pageMetadata(`/${(await params).slug}`)

export default async function EntryPage({ params }: PageProps<'/[slug]'>) {
  const { path, subject } = findSitePage(`/${(await params).slug}`)
  if (!('entry' in subject)) return null
  return (
    <>
      {subject.kind !== 'papers' && <PageData path={path} />}
      {viewOf(subject.kind, subject.entry)}
      <PageEnd
        formId={subject.kind === 'vehicle' ? VEHICLE_ENQUIRY_ID : undefined}
        formPath={subject.kind === 'category' ? offersPath(subject.entry.slug) : undefined}
      />
    </>
  )
}
