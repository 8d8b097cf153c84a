import { render, screen, within } from '@testing-library/react'
import AboutPage from '@/app/(pages)/about/page'
import { getMessages } from '@/lib/content/pages'
import { stubMotion, stubView } from '../motion'

beforeEach(() => {
  stubView()
  stubMotion()
  Object.defineProperty(globalThis, 'CSS', { configurable: true, value: { supports: () => true } })
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  render(<AboutPage />)
})
afterEach(() => jest.restoreAllMocks())

const section = (name: string) => within(screen.getByRole('region', { name }))
const entries = () => within(section('Our Journey').getByRole('group')).getAllByRole('listitem')
const entryOf = (year: number) => {
  const found = entries().find((entry) => entry.querySelector('time')?.textContent === String(year))
  if (!found) throw new Error(`There is no entry for ${year}`)
  return found
}

it('has the sections of S10.4, in order, and a way to enquire after them', () => {
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Our Journey',
    'Our Leadership',
    'Mission Vision And Values',
    'Awards & Recognition',
    getMessages().occasion.end,
  ])
})

it('lists the twelve years of S10.2, that of 2025 without a heading', () => {
  expect(entries().map((entry) => entry.querySelector('time')?.textContent)).toEqual(
    [1969, 1982, 2000, 2008, 2016, 2017, 2018, 2020, 2021, 2023, 2024, 2025].map(String),
  )
  expect(within(entryOf(2025)).queryByRole('heading')).not.toBeInTheDocument()
})

it('marks every leader and every award as sample', () => {
  for (const name of ['Our Leadership', 'Awards & Recognition'])
    for (const item of section(name).getAllByRole('listitem')) expect(item).toHaveTextContent(/sample/i)
})
