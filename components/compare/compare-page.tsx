import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { ErrorBoundary } from '@/late-start/client/error-boundary'
import { SectionHeading } from '@/components/ui/section-heading'
import type { ComparePage as ComparePageContent } from '@/lib/content/schema/pages'
import type { Words } from '@/lib/content/words'
import type { FleetRow } from '@/lib/fleet/row'
import { FleetExplorer, VehicleFinder } from './client-boundary'
import type { Thumbnails } from './suggestion-card'

type ComparePageProps = Pick<ComparePageContent, 'heading' | 'intro' | 'finder' | 'table'> & {
  rows: FleetRow[]
  thumbnails: Thumbnails
  words: Words
  /** The way to the page. */
  children: React.ReactNode
}

export function ComparePage({ heading, intro, finder, table, children, ...props }: ComparePageProps) {
  const { rows, thumbnails, words } = props
  const { common, compare, fleet, vehicle } = words
  return (
    <>
      <PageIntro heading={heading} intro={intro}>
        {children}
      </PageIntro>
      <section aria-labelledby="finder" data-tone="night" className="noscript:hidden py-14 md:py-20">
        <Container>
          <SectionHeading id="finder" heading={finder.heading} text={finder.text} />
          <ErrorBoundary>
            <VehicleFinder rows={rows} thumbnails={thumbnails} words={{ ...words.finder, common, fleet }} />
          </ErrorBoundary>
        </Container>
      </section>
      <section aria-labelledby="table" className="py-section">
        <Container>
          <SectionHeading id="table" heading={table.heading} text={table.text} />
          <ErrorBoundary>
            <FleetExplorer
              rows={rows}
              caption={table.caption}
              note={table.note}
              words={{ ...compare, common, specRows: vehicle.specRows }}
            />
          </ErrorBoundary>
        </Container>
      </section>
    </>
  )
}
