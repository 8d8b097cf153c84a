import { getCompany } from '@/lib/content/company'
import { pages } from '@/lib/content/pages'
import { differences, expectRules, note } from './support/promises'

const company = getCompany()
const about = pages.about()
const FILE = 'company.yaml'

it('the chat link starts with the message of S1.6', () => {
  expectRules(differences([['the chat’s message', 'I need help with a booking', FILE, company.chat.message]]))
})

it('notes company data that differs from S1.9 and S10.8', () => {
  const { founded, branchOffice, chat, phone } = company
  const { journey } = about
  const claim = (year: number, text: string) => {
    const entry = journey.entries.find((one) => one.year === year)
    return `${entry?.heading} ${entry?.content}`.includes(text)
      ? []
      : [`The specification tells of '${text}' in ${year}; content/pages/about.yaml does not.`]
  }
  note([
    ...differences([
      ['the year of foundation', 1969, FILE, founded],
      ['an office in', ['Pitampura', 'New Delhi'], FILE, [branchOffice.locality, branchOffice.city]],
      ['the chat on the company’s number', phone.e164, FILE, `+${chat.number}`],
      [
        'the figures',
        ['55+', '1200+', '200+', '3500+', '1M+'],
        'pages/home.yaml',
        pages.home().stats.figures.map(({ figure }) => figure),
      ],
      [
        'the years',
        [1969, 1982, 2000, 2008, 2016, 2017, 2018, 2020, 2021, 2023, 2024, 2025],
        'pages/about.yaml',
        journey.entries.map(({ year }) => year),
      ],
      [
        'no heading but for the year',
        [2025],
        'pages/about.yaml',
        journey.entries.filter(({ heading }) => !heading).map(({ year }) => year),
      ],
      [
        'no picture for the years',
        [],
        'pages/about.yaml',
        journey.entries.filter(({ picture }) => !picture).map(({ year }) => year),
      ],
    ]),
    ...claim(2021, '140 electric buses'),
    ...claim(2023, '1000+'),
    ...claim(2024, '700+ electric buses'),
  ])
})
