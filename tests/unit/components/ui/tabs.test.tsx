import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TabList, TabPanel, Tabs } from '@/components/ui/tabs'

const tabs = [
  { value: 'one', label: 'First' },
  { value: 'two', label: 'Second' },
  { value: 'three', label: 'Third' },
]

beforeEach(() => {
  render(
    <Tabs id="tabs" defaultValue="one">
      <TabList label="Steps" tabs={tabs} />
      {tabs.map(({ value }) => (
        <TabPanel key={value} value={value}>
          Text {value}
        </TabPanel>
      ))}
    </Tabs>,
  )
})

const tab = (name: string) => screen.getByRole('tab', { name })

it('keep every panel in the HTML, for search engines and visitors without scripts', () => {
  expect(screen.getAllByRole('tabpanel')).toHaveLength(3)
})

it('have one tab stop', async () => {
  await userEvent.tab()
  expect(tab('First')).toHaveFocus()
  await userEvent.tab()
  expect(screen.queryAllByRole('tab')).not.toContain(document.activeElement)
})
