import { GuideList } from '@/components/guides/guide-list'
import { TourList } from '@/components/guides/tour-list'
import { RoadMap } from '@/components/guides/road-map'
import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { routes, TOURS_ID } from '@/lib/routes/routes'
import { PageBar } from '../../page-end'
import { PageTrail } from '../../page-data'
import { allRoadsMap } from '@/view-models/guide-map'
import { tourList } from '@/view-models/tours'
import { guideRows } from '@/view-models/guides'

export const generateMetadata = () => pageMetadata(routes.guides)

export default function GuidesPage() {
  const { heading, intro } = pages.guides()
  const tours = tourList()
  return (
    <>
      <PageIntro
        heading={heading}
        intro={intro}
        end={
          tours && (
            <a
              href={`#${TOURS_ID}`}
              className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-action"
            >
              {tours.heading}
            </a>
          )
        }
      >
        <PageTrail path={routes.guides} />
      </PageIntro>
      <Container className="grid gap-x-14 gap-y-10 pb-section lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div
          data-tone="night"
          className="self-start overflow-hidden rounded-lg lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
        >
          <RoadMap {...allRoadsMap()} className="max-h-[80vh] w-full" />
        </div>
        <GuideList label={getMessages().guide.list} rows={guideRows()} />
      </Container>
      {tours && <TourList {...tours} />}
      <PageBar />
    </>
  )
}
