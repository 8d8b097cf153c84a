import { TripPlannerLink } from '@/components/trip-plan/trip-planner-link'
import { PageIntro } from '@/components/layout/page-intro'
import { Section } from '@/components/ui/section'
import type { ComparePage as ComparePageContent } from '@/lib/content/schema/pages'
import type { Messages } from '@/lib/content/schema/messages'
import type { FleetRow } from '@/lib/fleet/row'
import { FleetExplorer } from './fleet-explorer'
import type { Thumbnails } from './props'
import { VehicleFinder } from './vehicle-finder'

type ComparePageProps = Pick<ComparePageContent, 'heading' | 'intro' | 'finder' | 'table'> & {
  rows: FleetRow[]
  thumbnails: Thumbnails
  messages: Messages
  /** The breadcrumb. */
  children: React.ReactNode
}

export function ComparePage({ heading, intro, finder, table, children, ...props }: ComparePageProps) {
  const { rows, thumbnails, messages } = props
  const { common, compare, fleet, offers, vehicle } = messages
  return (
    <>
      <PageIntro heading={heading} intro={intro}>
        {children}
      </PageIntro>
      <Section
        headingId="finder"
        heading={finder.heading}
        text={finder.text}
        tone="night"
        bandClass="noscript:hidden"
      >
        <VehicleFinder
          rows={rows}
          thumbnails={thumbnails}
          messages={{ ...messages.finder, common, fleet, vehicle: messages.tripPlan.text.vehicle }}
        />
        <TripPlannerLink label={messages.tripPlan.entry} className="mt-8" />
      </Section>
      <Section headingId="table" heading={table.heading} text={table.text}>
        <FleetExplorer
          rows={rows}
          caption={table.caption}
          note={table.note}
          messages={{
            ...compare,
            common,
            specRows: vehicle.specRows,
            getQuote: offers.getQuote,
            getQuoteFor: offers.getQuoteFor,
          }}
        />
      </Section>
    </>
  )
}
