'use client'

import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import type { HomePage } from '@/lib/content/schema/pages'
import { island } from '@/late-start/island'
import { FleetPanel, type FleetPanelProps } from './fleet-panel'

export type FleetTab = FleetPanelProps['group'] & { tab: string }

type FleetSectionProps = HomePage['fleet'] & {
  tabs: FleetTab[]
  /** The accessible name of the tabs. */
  label: string
  getDetails: string
}

function FleetSectionPart({ heading, text, tabs, label, getDetails }: FleetSectionProps) {
  return (
    <Section id="fleet" headingId="fleet-heading" heading={heading} text={text} space="bottom">
      <Tabs id="fleet-tabs" defaultValue="0" className="mt-4 md:mt-8">
        <TabList label={label} tabs={tabs.map(({ tab }, index) => ({ value: String(index), label: tab }))} />
        {tabs.map(({ tab, ...group }, index) => (
          <TabPanel key={tab} value={String(index)} lazy className="mt-4 md:mt-6">
            <FleetPanel group={group} getDetails={getDetails} />
          </TabPanel>
        ))}
      </Tabs>
      <p className="noscript:flex mt-6 hidden flex-wrap gap-x-6">
        {tabs.map(({ tab, path }) => (
          <Link key={path} href={path} className="underline underline-offset-4 hover:text-action">
            {tab}
          </Link>
        ))}
      </p>
    </Section>
  )
}

export const FleetSection = island('fleet-section', FleetSectionPart)
