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

it('has the sections of S10.4, in order, and a way to enquire after them', () => {
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Our Journey',
    'Our Leadership',
    'Mission Vision And Values',
    'Awards & Recognition',
    getMessages().occasion.end,
  ])
})

it('has no heading for the year 2025, which has none', () => {
  const last = section('Our Journey').getAllByRole('listitem').at(-1)!
  expect(last).toHaveTextContent('2025')
  expect(within(last).queryByRole('heading')).not.toBeInTheDocument()
})

it('marks every leader and every award as sample', () => {
  for (const name of ['Our Leadership', 'Awards & Recognition'])
    for (const item of section(name).getAllByRole('listitem')) expect(item).toHaveTextContent(/sample/i)
})
