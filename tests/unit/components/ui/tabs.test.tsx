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
const selected = () => screen.getByRole('tab', { selected: true })
const active = () => screen.getAllByRole('tabpanel').filter((panel) => panel.dataset.state === 'active')

it('are a tablist with an accessible name', () => {
  expect(screen.getByRole('tablist', { name: 'Steps' })).toBeInTheDocument()
  expect(screen.getAllByRole('tab')).toHaveLength(3)
})

it('show the default panel', () => {
  expect(selected()).toBe(tab('First'))
  expect(active().map((panel) => panel.textContent)).toEqual(['Text one'])
})

it('show the panel of the tab that is clicked', async () => {
  await userEvent.click(tab('Second'))
  expect(selected()).toBe(tab('Second'))
  expect(active().map((panel) => panel.textContent)).toEqual(['Text two'])
})

it('keep every panel in the HTML, for search engines and visitors without scripts', () => {
  expect(screen.getAllByRole('tabpanel')).toHaveLength(3)
})

it('label each panel by its tab', () => {
  expect(screen.getByRole('tabpanel', { name: 'Third' })).toHaveTextContent('Text three')
})

it('are selected with the arrow keys, from the last to the first too', async () => {
  await userEvent.click(tab('Third'))
  await userEvent.keyboard('{ArrowRight}')
  expect(tab('First')).toHaveFocus()
  expect(selected()).toBe(tab('First'))
})

it('have one tab stop', async () => {
  await userEvent.tab()
  expect(tab('First')).toHaveFocus()
  await userEvent.tab()
  expect(screen.queryAllByRole('tab')).not.toContain(document.activeElement)
})
