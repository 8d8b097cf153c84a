import { Section } from '@/components/ui/section'
import { TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import type { HomePage } from '@/lib/content/schema/pages'
import type { Words } from '@/lib/content/words'
import { FleetPanel, type FleetPanelProps } from './fleet-panel'

export type FleetTab = FleetPanelProps['group'] & { tab: string }

type FleetSectionProps = HomePage['fleet'] & { tabs: FleetTab[]; words: Pick<Words, 'common' | 'offers'> }

export function FleetSection({ heading, text, tabs, words }: FleetSectionProps) {
  return (
    <Section id="fleet" headingId="fleet-heading" heading={heading} text={text} space="bottom">
      <Tabs defaultValue={tabs[0]?.path} className="mt-8">
        <TabList
          label={words.offers.categories}
          tabs={tabs.map(({ path, tab }) => ({ value: path, label: tab }))}
        />
        {tabs.map(({ tab, ...group }) => (
          <TabPanel key={tab} value={group.path} className="mt-6">
            <FleetPanel group={group} getDetails={words.common.getDetails} />
          </TabPanel>
        ))}
      </Tabs>
    </Section>
  )
}
