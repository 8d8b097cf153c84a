import { statSync } from 'node:fs'
import { join } from 'node:path'
import { getCompany } from '@/lib/content/company'
import { pages } from '@/lib/content/pages'
import { schemaOf } from '@/lib/content/file-schemas'
import { copyIn } from '@/lib/content/translated'
import type { TextSection } from '@/lib/content/schema/values'
import { contentFiles } from '@/tools/shared/content-files'
import { sampleFaults } from '@/tools/shared/left-to-do'
import { differences, expectRules } from './support/promises'

const terms = pages.terms().sections
const privacy = pages.privacy()
const home = pages.home()
const about = pages.about()

const textOf = ({ paragraphs = [], items = [] }: TextSection) => [...paragraphs, ...items].join('\n')
const sectionOf = (id: string) => terms.find((section) => section.id === id)
const term = (id: string) => textOf(sectionOf(id) ?? { id, heading: id })
/** The line of a section that contains a pattern. */
const line = (id: string, of: RegExp) =>
  term(id)
    .split('\n')
    .find((text) => of.test(text)) ?? ''
const faq = home.faq.items.map(({ answer }) => answer).join('\n')

type Claim = [promise: string, text: string, pattern: RegExp]
const unsaid = (file: string, claims: Claim[]) =>
  claims
    .filter(([, text, pattern]) => !pattern.test(text))
    .map(([promise]) => `The specification promises that ${promise}; content/${file} does not say so.`)

it('has no day among the texts to translate: a page without its translation is missing in Hindi', () => {
  const days = contentFiles()
    .map(({ name }) => name.replace('content/', ''))
    .flatMap((name) => {
      const schema = schemaOf(name)
      return schema ? [...copyIn(join('content', name), schema)] : []
    })
    .filter(([, text]) => /^\d+(-\d+)+$/.test(text))
  expect(days).toEqual([])
})

it('the terms are the ten sections of S11.5, in order', () => {
  expectRules(
    differences([
      [
        'the sections',
        [
          ...['payment', 'fuel and tax', 'delay', 'mileage', 'validity'],
          ...['cancellation', 'breakdown', 'liability', 'usage and route', 'jurisdiction'],
        ],
        'pages/terms.yaml',
        terms.map(({ heading }) => heading.toLowerCase()),
      ],
    ]),
  )
})

it('the terms contain S11.1 to S11.8', () => {
  expectRules(
    unsaid('pages/terms.yaml', [
      ['30% are due at booking confirmation', term('payment'), /30%.*advance.*booking confirmation/],
      ['50% are due at least 2 days before', term('payment'), /50%.*at least 2 days before/],
      ['20% are paid to the driver at boarding', term('payment'), /20%.*driver at boarding/],
      ['one pays by card, net banking or UPI', term('payment'), /card, net banking or UPI/],
      ['advances can be collected in cash', term('payment'), /[Aa]dvances can.*cash/],
      ['later rises are chargeable', term('fuel-and-tax'), /after the booking.*chargeable to the client/],
      ['a delay beyond 30 minutes costs ₹500 per hour', line('delay', /30 minutes/), /₹500 per hour/],
      ['over 1 hour means double charges', line('delay', /over 1 hour/i), /double.*booking charges/],
      [
        'over 2 hours the bus returns empty and the settlement is forfeited',
        line('delay', /over 2 hours/i),
        /later bookings.*returns empty.*settlement.*forfeited/,
      ],
      [
        'the manager sets the rates of excess mileage',
        term('mileage'),
        /[Ee]xcess mileage.*set by the manager/,
      ],
      ['no booking is valid without an advance', term('validity'), /No booking is valid without an advance/],
      [
        'the balance is due 2 days before, or the booking is forfeited',
        term('validity'),
        /2 days before the journey.*forfeited without refund/s,
      ],
      ['2 days before gives a full refund', line('cancellation', /2 days before/), /full refund/i],
      ['1 day before gives 50%', line('cancellation', /1 day before/), /50%/],
      ['under 1 day gives nothing', line('cancellation', /under 1 day/i), /no refund/i],
      [
        'a breakdown brings another vehicle or a refund',
        term('breakdown'),
        /alternate vehicle.*refund the remaining journey/s,
      ],
      ['disputes fall under Delhi courts', term('jurisdiction'), /courts in Delhi|Delhi courts/],
    ]),
  )
})

it('the privacy page contains S11.6', () => {
  const whole = privacy.sections.map(textOf).join('\n')
  expectRules(
    unsaid('pages/privacy.yaml', [
      ['the service is for users 18 and over', whole, /users 18 and over/],
      [
        'verified requests are answered within 15-30 business days',
        whole,
        /[Vv]erified requests.*15-30 business days/,
      ],
      ['Indian law governs', whole, /Indian law governs/],
      ['the courts are those of New Delhi', whole, /courts in New Delhi|New Delhi courts/],
    ]),
  )
})

it('the questions of the home page answer what S3.12 and S11.1 do', () => {
  expectRules(
    unsaid('pages/home.yaml', [
      ['the driver reports 15-30 minutes before pickup', faq, /15-30 minutes before/],
      [
        'the rates include chauffeur, fuel, tolls and taxes',
        faq,
        /include the chauffeur, fuel, tolls and state taxes/,
      ],
      ['GST and parking are extra', faq, /GST and parking are extra/],
      ['the payment is 30%, 50% and 20%', faq, /30%.*50%.*20%/s],
    ]),
  )
})

it('headings are those of S10.3, S10.4 and S10.6, and the chat starts with the message of S1.6', () => {
  const { journey, leadership, values, awards } = about
  expectRules(
    differences([
      [
        'the headings',
        ['Our Journey', 'Our Leadership', 'Mission Vision And Values', 'Awards & Recognition'],
        'pages/about.yaml',
        [journey, leadership, values, awards].map(({ heading }) => heading),
      ],
      [
        'the groups of clients',
        ['PSU', 'Private Sector', 'Public Administration', 'Education Institutes'],
        'pages/clients.yaml',
        pages.clients().groups.map(({ heading }) => heading),
      ],
      ['the heading', 'Our Gallery', 'pages/gallery.yaml', pages.gallery().heading],
      ['the chat’s message', 'I need help with a booking', 'company.yaml', getCompany().chat.message],
    ]),
  )
})

it('has clients enough for the strip of S3.5', () => {
  const names = pages.clients().groups.flatMap(({ clients }) => clients.map(({ name }) => name))
  expect(new Set(names).size).toBeGreaterThanOrEqual(12)
})

it('the film is smaller than 2 MB', () => {
  const { webm, mp4 } = about.film
  const bytes = [webm, mp4].reduce((sum, file) => sum + statSync(join('public', file)).size, 0)
  expect(bytes).toBeLessThan(2_000_000)
})

it('texts marked as sample exist in their file', () => {
  expectRules(
    contentFiles()
      .flatMap(sampleFaults)
      .filter(({ what }) => what.includes('no such value'))
      .map(({ where, needs }) => `${where}: ${needs}`),
  )
})
