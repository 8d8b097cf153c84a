import { ComparePage } from '@/components/compare/compare-page'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { routes } from '@/lib/routes/routes'
import { PageBar } from '../../page-end'
import { PageTrail } from '../../page-data'
import { thumbnails } from './thumbnails'

export const generateMetadata = () => pageMetadata(routes.compare)

export default function CarDetailsPage() {
  return (
    <>
      <ComparePage
        {...pages.compare()}
        rows={listFleetRows()}
        thumbnails={thumbnails()}
        messages={getMessages()}
      >
        <PageTrail path={routes.compare} />
      </ComparePage>
      <PageBar />
    </>
  )
}
