import { ComparePage } from '@/components/compare/compare-page'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { getWords, pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'
import { thumbnails } from './thumbnails'

export const generateMetadata = () => createMetadata({ ...pages.compare(), path: routes.compare })

export default function CarDetailsPage() {
  return (
    <ComparePage {...pages.compare()} rows={listFleetRows()} thumbnails={thumbnails()} words={getWords()} />
  )
}
