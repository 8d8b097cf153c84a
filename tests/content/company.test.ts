import { getCompany } from '@/lib/content/company'
import { pages } from '@/lib/content/pages'
import { differences, expectRules, note } from './support/promises'

const company = getCompany()
const about = pages.about()
const FILE = 'company.yaml'

it('the chat link starts with the message of S1.6', () => {
  expectRules(
    differences([
      {
        what: 'the chat’s message',
        promised: 'I need help with a booking',
        file: FILE,
        found: company.chat.message,
      },
    ]),
  )
})

it('the phone number dialled is the one shown', () => {
  const { display, e164 } = company.phone
  expectRules(
    display.replace(/[^+\d]/g, '') === e164
      ? []
      : [`content/${FILE} shows the number '${display}', and dials '${e164}'. Make them the same.`],
  )
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
      { what: 'the year of foundation', promised: 1969, file: FILE, found: founded },
      {
        what: 'an office in',
        promised: ['Pitampura', 'New Delhi'],
        file: FILE,
        found: [branchOffice.locality, branchOffice.city],
      },
      {
        what: 'the chat on the company’s number',
        promised: phone.e164,
        file: FILE,
        found: `+${chat.number}`,
      },
      {
        what: 'the figures',
        promised: ['55+', '1200+', '200+', '3500+', '1M+'],
        file: 'pages/home.yaml',
        found: pages.home().stats.figures.map(({ figure }) => figure),
      },
      {
        what: 'the years',
        promised: [1969, 1982, 2000, 2008, 2016, 2017, 2018, 2020, 2021, 2023, 2024, 2025],
        file: 'pages/about.yaml',
        found: journey.entries.map(({ year }) => year),
      },
      {
        what: 'no heading but for the year',
        promised: [2025],
        file: 'pages/about.yaml',
        found: journey.entries.filter(({ heading }) => !heading).map(({ year }) => year),
      },
      {
        what: 'no picture for the years',
        promised: [],
        file: 'pages/about.yaml',
        found: journey.entries.filter(({ picture }) => !picture).map(({ year }) => year),
      },
    ]),
    ...claim(2021, '140 electric buses'),
    ...claim(2023, '1000+'),
    ...claim(2024, '700+ electric buses'),
  ])
})

it('notes sample numbers or addresses that look real', () => {
  const { sample, phone, emails } = company
  const marked: [string, string, boolean][] = [
    ['phone.display', phone.display, phone.display === '+91 00000 00000'],
    ['emails.bookings', emails.bookings, emails.bookings.endsWith('@example.com')],
    ['emails.privacy', emails.privacy, emails.privacy.endsWith('@example.com')],
  ]
  note(
    marked
      .filter(([key, , isStandIn]) => sample.includes(key) && !isStandIn)
      .map(
        ([key, value]) =>
          `content/${FILE} marks ${key} as sample, but '${value}' is no stand-in. Take the mark out.`,
      ),
  )
})
