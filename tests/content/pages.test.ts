/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { pages } from '@/lib/content/pages'
import type { TextSection } from '@/lib/content/schema'

const textOf = ({ paragraphs = [], items = [] }: TextSection) => [...paragraphs, ...items].join('\n')
const sectionOf = (sections: TextSection[], id: string) => {
  const section = sections.find((candidate) => candidate.id === id)
  if (!section) throw new Error(`There is no section ${id}`)
  return textOf(section)
}

describe('the terms', () => {
  const { sections } = pages.terms()
  const term = (id: string) => sectionOf(sections, id)

  it('are the ten sections of the specification, in order', () => {
    expect(sections.map(({ heading }) => heading.toLowerCase())).toEqual([
      'payment',
      'fuel and tax',
      'delay',
      'mileage',
      'validity',
      'cancellation',
      'breakdown',
      'liability',
      'usage and route',
      'jurisdiction',
    ])
  })

  it('ask for 30%, then 50%, then 20%', () => {
    expect(term('payment').match(/\d+%/g)).toEqual(['30%', '50%', '20%'])
  })

  it('say when each part of the payment is due', () => {
    expect(term('payment')).toMatch(/30%.*advance.*booking confirmation/)
    expect(term('payment')).toMatch(/50%.*at least 2 days before/)
    expect(term('payment')).toMatch(/20%.*driver at boarding/)
  })

  it('take card, net banking, UPI, and cash for advances', () => {
    expect(term('payment')).toMatch(/card, net banking or UPI/)
    expect(term('payment')).toMatch(/[Aa]dvances can.*cash/)
  })

  it('charge later rises of fuel and tax to the client', () => {
    expect(term('fuel-and-tax')).toMatch(/after the booking.*chargeable to the client/)
  })

  it('name the charges of a delay', () => {
    const delay = term('delay').split('\n')
    expect(delay.find((line) => line.includes('30 minutes'))).toContain('₹500 per hour')
    expect(delay.find((line) => /over 1 hour/i.test(line))).toMatch(/double.*booking charges/)
    expect(delay.find((line) => /over 2 hours/i.test(line))).toMatch(/later bookings.*returns empty.*settlement.*forfeited/)
  })

  it('let the manager set the rates of excess mileage', () => {
    expect(term('mileage')).toMatch(/[Ee]xcess mileage is charged at (the )?rates set by the manager/)
  })

  it('make a booking valid with its advance and its balance', () => {
    expect(term('validity')).toContain('No booking is valid without an advance')
    expect(term('validity')).toMatch(/2 days before the journey.*forfeited without refund/s)
  })

  it('name the refund of a cancellation', () => {
    const lines = term('cancellation').split('\n')
    expect(lines.find((line) => line.includes('2 days before'))).toMatch(/full refund/i)
    expect(lines.find((line) => line.includes('1 day before'))).toContain('50%')
    expect(lines.find((line) => /under 1 day/i.test(line))).toMatch(/no refund/i)
  })

  it('promise another vehicle or the rest of the money on a breakdown', () => {
    expect(term('breakdown')).toMatch(/alternate vehicle.*refund the remaining journey/s)
  })

  it('put disputes before the courts in Delhi', () => {
    expect(term('jurisdiction')).toMatch(/courts in Delhi|Delhi courts/)
  })
})

describe('the privacy page', () => {
  const { sections, updated } = pages.privacy()
  const whole = sections.map(textOf).join('\n')

  it('has eleven sections, each of its own name', () => {
    expect(sections).toHaveLength(11)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(11)
  })

  it('was last updated on 12 August 2025', () => {
    expect(updated).toBe('2025-08-12')
  })

  it('is for users 18 and over', () => {
    expect(whole).toMatch(/users 18 and over/)
  })

  it('answers verified requests within 15-30 business days', () => {
    expect(whole).toMatch(/[Vv]erified requests are answered within 15-30 business days/)
  })

  it('puts itself under Indian law and the courts in New Delhi', () => {
    expect(whole).toMatch(/Indian law governs/)
    expect(whole).toMatch(/courts in New Delhi|New Delhi courts/)
  })
})

describe('the home page', () => {
  const home = pages.home()

  it('claims the figures of the specification, in order', () => {
    expect(home.stats.figures.map(({ figure }) => figure)).toEqual(['55+', '1200+', '200+', '3500+', '1M+'])
  })

  it('cross-fades three pictures', () => {
    expect(new Set(home.hero.pictures.map(({ src }) => src)).size).toBe(3)
  })

  it('explains booking in four steps', () => {
    expect(home.howItWorks.steps).toHaveLength(4)
  })

  it('has five questions, each with its own id', () => {
    expect(new Set(home.faq.items.map(({ id }) => id)).size).toBe(5)
  })

  it('answers that the driver reports 15-30 minutes before pickup', () => {
    expect(home.faq.items.map(({ answer }) => answer).join('\n')).toMatch(/15-30 minutes before/)
  })

  it('answers what the rate includes and what is extra', () => {
    const answer = home.faq.items.map((item) => item.answer).find((text) => /rates include/i.test(text)) ?? ''
    expect(answer).toMatch(/include the chauffeur, fuel, tolls and state taxes/)
    expect(answer).toMatch(/GST and parking are extra/)
  })

  it('answers with the same shares of the payment as the terms', () => {
    const answer = home.faq.items.map((item) => item.answer).find((text) => text.includes('advance')) ?? ''
    expect(answer.match(/\d+%/g)).toEqual(['30%', '50%', '20%'])
  })
})

describe('the about page', () => {
  const about = pages.about()

  it('names its sections as the specification does', () => {
    expect([about.journey.heading, about.leadership.heading, about.values.heading, about.awards.heading]).toEqual([
      'Our Journey',
      'Our Leadership',
      'Mission Vision And Values',
      'Awards & Recognition',
    ])
  })

  it('tells the years of the specification', () => {
    expect(about.journey.entries.map(({ year }) => year)).toEqual([
      1969, 1982, 2000, 2008, 2016, 2017, 2018, 2020, 2021, 2023, 2024, 2025,
    ])
  })

  it('has no heading for 2025 alone', () => {
    expect(about.journey.entries.filter(({ heading }) => !heading).map(({ year }) => year)).toEqual([2025])
  })

  it.each([
    [2021, '140 electric buses'],
    [2023, '1000+'],
    [2024, '700+ electric buses'],
  ])('tells of %s what the company claims', (year, claim) => {
    const entry = about.journey.entries.find((candidate) => candidate.year === year)
    expect(`${entry?.heading} ${entry?.content}`).toContain(claim)
  })

  it('has four leaders, three cards and seven awards', () => {
    expect([about.leadership.people, about.values.cards, about.awards.items].map(({ length }) => length)).toEqual([
      4, 3, 7,
    ])
  })
})

describe('the other pages', () => {
  it('the services are five, each with its own id', () => {
    expect(new Set(pages.services().services.map(({ id }) => id)).size).toBe(5)
  })

  it('the clients are grouped as the specification has them', () => {
    expect(pages.clients().groups.map(({ heading }) => heading)).toEqual([
      'PSU',
      'Private Sector',
      'Public Administration',
      'Education Institutes',
    ])
  })

  it('there are clients enough for the twelve of the home page', () => {
    const names = pages.clients().groups.flatMap(({ clients }) => clients.map(({ name }) => name))
    expect(new Set(names).size).toBeGreaterThanOrEqual(12)
  })

  it('the gallery is six pictures under its heading', () => {
    const { heading, pictures } = pages.gallery()
    expect(heading).toBe('Our Gallery')
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(6)
  })

  it('each has a title and a description of its own', () => {
    const heads = Object.values(pages).map((read) => read())
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  })
})

describe('what is marked as sample', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))

  it.each(files)('stands in %s itself', (file) => {
    const data = parse(readFileSync(join('content', file), 'utf8'))
    const at = (path: string) =>
      path.split('.').reduce((value: unknown, key) => (value as Record<string, unknown> | undefined)?.[key], data)
    const missing = (data.sample ?? []).filter((path: string) => at(path) === undefined)
    expect(missing).toEqual([])
  })
})
