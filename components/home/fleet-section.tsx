import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import type { HomePage } from '@/lib/content/schema/pages'
import type { Messages } from '@/lib/content/schema/messages'
import { FleetPanel, type FleetPanelProps } from './fleet-panel'

export type FleetTab = FleetPanelProps['group'] & { tab: string }

type FleetSectionProps = HomePage['fleet'] & {
  tabs: FleetTab[]
  messages: Pick<Messages, 'common' | 'offers'>
}

export function FleetSection({ heading, text, tabs, messages }: FleetSectionProps) {
  return (
    <Section id="fleet" headingId="fleet-heading" heading={heading} text={text} space="bottom">
      {/* The values are in four ids of each tab: short ones. */}
      <Tabs defaultValue="0" className="mt-8">
        <TabList
          label={messages.offers.categories}
          tabs={tabs.map(({ tab }, index) => ({ value: String(index), label: tab }))}
        />
        {tabs.map(({ tab, ...group }, index) => (
          <TabPanel key={tab} value={String(index)} lazy className="mt-6">
            <FleetPanel group={group} getDetails={messages.common.getDetails} />
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
