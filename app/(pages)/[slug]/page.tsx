import { pageMetadata } from '@/lib/content/page-metadata'
import { findSitePage, listSitePages, type SitePage } from '@/lib/content/site-pages'
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

/** Its own form, the offers of its vehicles, or the trip search. */
function formOf(subject: SitePage['subject']) {
  if (subject.kind === 'vehicle') return { formId: VEHICLE_ENQUIRY_ID }
  if (subject.kind === 'category') return { formPath: offersPath({ category: subject.entry.slug }) }
  const people = subject.kind === 'landing' && subject.entry.people
  return people ? { formPath: offersPath({ people }) } : {}
}

export default async function EntryPage({ params }: PageProps<'/[slug]'>) {
  const { path, subject } = findSitePage(`/${(await params).slug}`)
  if (!('entry' in subject)) return null
  return (
    <>
      {subject.kind !== 'papers' && <PageData path={path} />}
      {viewOf(subject.kind, subject.entry)}
      <PageEnd {...formOf(subject)} />
    </>
  )
}
