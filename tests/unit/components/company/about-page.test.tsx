import { render, screen, within } from '@testing-library/react'
import AboutPage from '@/app/(pages)/about/page'
import { pages } from '@/lib/content/pages'
import { stubMotion, stubView } from '../motion'

const page = pages.about()
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

it('has the sections of S10.4, in order', () => {
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Our Journey',
    'Our Leadership',
    'Mission Vision And Values',
    'Awards & Recognition',
  ])
})

it('shows heading, film and intro before them', () => {
  const film = screen.getByLabelText(page.film.label)
  const [heading, intro] = [screen.getByRole('heading', { level: 1 }), screen.getByText(page.intro)]
  const follows = (a: Element, b: Element) =>
    Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect(follows(heading, film) && follows(film, intro)).toBe(true)
})

it('has a description of the film', () => {
  expect(screen.getByLabelText(page.film.label)).toHaveAccessibleDescription(page.film.description)
})

it('offers the film as WebM and as MP4', () => {
  const sources = screen.getByLabelText(page.film.label).querySelectorAll('source')
  expect([...sources].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4'])
  expect([...sources].map((source) => source.getAttribute('src'))).toEqual([page.film.webm, page.film.mp4])
})

it('lists the twelve years of S10.2', () => {
  expect(entries().map((entry) => entry.querySelector('time')?.textContent)).toEqual(
    [1969, 1982, 2000, 2008, 2016, 2017, 2018, 2020, 2021, 2023, 2024, 2025].map(String),
  )
})

it('shows heading, picture, content and quote of a year', () => {
  const [first] = page.journey.entries
  const entry = within(entryOf(1969))
  expect(entry.getByRole('heading', { level: 3, name: first?.heading })).toBeInTheDocument()
  expect(entry.getByRole('img', { name: first?.picture?.alt })).toBeInTheDocument()
  expect(entry.getByText(first?.content ?? '')).toBeInTheDocument()
  expect(entry.getByText(first?.quote ?? '')).toBeInTheDocument()
})

it('has no heading for 2025', () => {
  expect(within(entryOf(2025)).queryByRole('heading')).not.toBeInTheDocument()
})

it('shows every quote once, also that of a year without a picture', () => {
  for (const { quote } of page.journey.entries) expect(screen.getAllByText(quote)).toHaveLength(1)
  expect(within(entryOf(2020)).queryByRole('img')).not.toBeInTheDocument()
})

it('shows picture, heading and text of mission, vision and values', () => {
  const cards = section('Mission Vision And Values')
    .getAllByRole('listitem')
    .map((card) => within(card))
  for (const [index, { heading, picture, text }] of page.values.cards.entries()) {
    expect(cards[index]?.getByRole('heading', { level: 3, name: heading })).toBeInTheDocument()
    expect(cards[index]?.getByRole('img', { name: picture.alt })).toHaveAttribute('loading', 'lazy')
    expect(cards[index]?.getByText(text)).toBeInTheDocument()
  }
})

it('shows four profiles, three cards and seven awards', () => {
  const count = (name: string) => section(name).getAllByRole('listitem').length
  expect(['Our Leadership', 'Mission Vision And Values', 'Awards & Recognition'].map(count)).toEqual([
    4, 3, 7,
  ])
})

it('marks every leader and every award as sample', () => {
  for (const name of ['Our Leadership', 'Awards & Recognition'])
    for (const item of section(name).getAllByRole('listitem')) expect(item).toHaveTextContent(/sample/i)
})

it('has no style attributes, which the Content-Security-Policy forbids', () => {
  expect(document.querySelector('[style]')).toBeNull()
})
