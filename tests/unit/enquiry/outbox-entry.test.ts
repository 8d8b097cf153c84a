import { MAX_VALUE } from '@/lib/enquiry/mail-safe'
import type * as OutboxEntry from '@/lib/enquiry/outbox-entry'
import { loadAnew, localTrip, noonInDelhi, outstationTrip } from './fakes'

// Loaded once: it takes most of the time of loading the schemas anew.
let mockZod: unknown
jest.mock('zod/mini', () => (mockZod ??= jest.requireActual('zod/mini')))

/** Of schemas that are made anew in each test: one that is made as this file loads, a mutation test does not see. */
let readEntry: typeof OutboxEntry.readEntry
beforeEach(() => {
  ;({ readEntry } = loadAnew<typeof OutboxEntry>(() => jest.requireActual('@/lib/enquiry/outbox-entry')))
})

const createdAt = noonInDelhi.getTime()
const read = (entry: unknown) => readEntry(JSON.stringify(entry))
const signs = (count: number) => 'a'.repeat(count)
const text = (values: Record<string, string>) => new URLSearchParams(values).toString()

describe('an enquiry', () => {
  const enquiry = { createdAt, template: 'contact', params: { from_name: 'Asha' } }
  const params = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`value-${index}`, '-']))

  it.each(['trip', 'contact', 'vendor', 'service', 'newsletter'])(
    'of the template %s is read',
    (template) => {
      expect(read({ ...enquiry, template })).toEqual({ ...enquiry, template })
    },
  )

  it.each([
    ['a mark', { ...enquiry, isSuspect: true }],
    ['as many values as an entry may have', { ...enquiry, params: params(20) }],
    ['the longest value', { ...enquiry, params: { message: signs(MAX_VALUE) } }],
    ['no value', { ...enquiry, params: {} }],
  ])('with %s is read', (_, entry) => {
    expect(read(entry)).toEqual(entry)
  })

  it('that another page has written is made safe for a mail', () => {
    expect(read({ ...enquiry, params: { from_name: 'Asha\nBcc: a@b.example' } })?.params).toEqual({
      from_name: 'Asha Bcc: a@b.example',
    })
  })

  it.each([
    ['a template that is none', { ...enquiry, template: 'other' }],
    ['no date', { ...enquiry, createdAt: undefined }],
    ['a date in words', { ...enquiry, createdAt: 'today' }],
    ['a value too many', { ...enquiry, params: params(21) }],
    ['a value that is too long', { ...enquiry, params: { message: signs(MAX_VALUE + 1) } }],
    ['a value that is no text', { ...enquiry, params: { message: 1 } }],
    ['a mark that is none', { ...enquiry, isSuspect: 1 }],
  ])('with %s is rejected', (_, entry) => {
    expect(read(entry)).toBeUndefined()
  })
})

describe('a captured search', () => {
  const search = {
    createdAt,
    page: 'https://cars.example/',
    tab: 'tab-local',
    form: text(localTrip),
  }

  it('is read as a trip enquiry with its mark', () => {
    expect(read({ ...search, isSuspect: true })).toMatchObject({
      createdAt,
      isSuspect: true,
      template: 'trip',
      params: {
        active_tab: 'local',
        trip_from: localTrip.location,
        page_url: 'https://cars.example/',
      },
    })
  })

  it('is local where it names no tab, and an outstation trip where its tab says so', () => {
    expect(read({ ...search, tab: undefined })?.params.active_tab).toBe('local')
    const form = text(outstationTrip)
    const params = read({ ...search, tab: 'tab-outstation', form })?.params
    expect(params).toMatchObject({
      active_tab: 'outstation',
      trip_from: 'Delhi',
      trip_destination: 'Nainital',
    })
    // With the values of the other tab it is no trip.
    expect(read({ ...search, form })).toBeUndefined()
  })

  it('is moved past midnight with its return, late in the evening', () => {
    const [date, night] = ['2026-11-25', new Date('2026-11-25T23:05:00+05:30')]
    const form = text({ ...outstationTrip, date, time: '23:45', return_date: date })
    const entry = read({ ...search, createdAt: night.getTime(), tab: 'tab-outstation', form })
    expect(entry?.params).toMatchObject({ trip_datetime: '2026-11-26 00:00', message: '2026-11-26' })
  })

  it('has no value for a control that its form does not name', () => {
    const { location, date, time, name } = localTrip
    expect(read({ ...search, form: text({ location, date, time, name }) })).toBeUndefined()
    expect(read({ ...search, form: `${search.form}&contact=` })).toBeDefined()
    const form = new URLSearchParams(outstationTrip)
    form.delete('return_date')
    const params = read({ ...search, tab: 'tab-outstation', form: form.toString() })?.params
    expect(params?.message).toBe('-')
  })

  it.each([
    ['of a page without encryption', { ...search, page: 'http://localhost:3000/' }],
    ['with the longest name of a tab', { ...search, tab: signs(200) }],
    ['with the longest form', { ...search, form: `${search.form}&x=`.padEnd(20_000, 'a') }],
  ])('%s is read', (_, entry) => {
    expect(read(entry)).toBeDefined()
  })

  it.each([
    ['of no page', { ...search, page: undefined }],
    ['of a page that is no address', { ...search, page: 'page' }],
    ['of a script', { ...search, page: 'javascript:alert(1)' }],
    ['of a protocol that begins alike', { ...search, page: 'https-x://cars.example/' }],
    ['of a protocol that ends alike', { ...search, page: 'x-http://cars.example/' }],
    ['with too long a name of a tab', { ...search, tab: signs(201) }],
    ['with a form that is too long', { ...search, form: `${search.form}&x=`.padEnd(20_001, 'a') }],
    ['without a form', { ...search, form: undefined }],
  ])('%s is rejected', (_, entry) => {
    expect(read(entry)).toBeUndefined()
  })
})

describe('a captured form', () => {
  const page = 'https://cars.example/honda-city/'
  const contact = {
    name: ' Asha ',
    contactNumber: '+44 20 7946 0958',
    email: 'asha@example.com',
    companyName: 'Sample Mills',
    requirements: 'Four cars',
  }

  it('of another kind is read as its enquiry', () => {
    expect(read({ createdAt, page, kind: 'contact', form: text(contact) })).toEqual({
      createdAt,
      template: 'contact',
      params: { ...contact, name: 'Asha', contactNumber: '+442079460958' },
    })
  })

  const { location, name, contact: phone } = localTrip
  const vehicle = { car_name: 'Honda City', location, dateTime: '2026-11-25T09:30', name, contact: phone }
  const trip = { type: 'outstation', from: 'Delhi', destination: 'Agra', date: '2026-11-25', time: '09:30' }
  const plan = { ...trip, adults: '12', wishes: 'Two ramps', children: '', name, contact: phone }
  const lines = 'adults: 12\nwishes: Two ramps'

  it.each([
    ['vehicle', vehicle, ['Honda City', 'local', location, '—', '-']],
    ['trip-plan', plan, ['Website Enquiry', 'outstation', 'Delhi', 'Agra', `2026-11-25\n${lines}`]],
    [
      'trip-plan',
      { ...plan, type: 'oneWay' },
      ['Website Enquiry', 'outstation', 'Delhi', 'Agra', `-\n${lines}`],
    ],
    [
      'trip-plan',
      { ...plan, type: 'local' },
      ['Website Enquiry', 'local', 'Delhi', '—', `-\ndestination: Agra\n${lines}`],
    ],
  ])('of a %s is read as a trip, with other values as lines: %j', (kind, values, expected) => {
    const [car_name, active_tab, trip_from, trip_destination, message] = expected
    // The query string holds personal data.
    const address = `${page}?name=Asha&contact=9876543210#photos`
    expect(read({ createdAt, page: address, kind, tab: 'local', form: text(values) })).toEqual({
      createdAt,
      template: 'trip',
      params: {
        ...{ car_name, active_tab, trip_from, trip_destination, message },
        ...{ from_name: name, phone, trip_datetime: '2026-11-25 09:30', page_url: page },
      },
    })
  })

  it.each([
    [
      'of an empty trip plan',
      { kind: 'trip-plan', form: text({ type: 'outstation', name, contact: phone }) },
    ],
    ['that is incomplete', { kind: 'contact', form: text({ ...contact, requirements: ' ' }) }],
    ['with a number that is none', { kind: 'contact', form: text({ ...contact, contactNumber: '12' }) }],
    ['of a vehicle without a date', { kind: 'vehicle', form: text({ location: 'Saket', name: 'Asha' }) }],
    ['of no known kind', { kind: 'plan', form: text(contact) }],
  ])('%s is rejected', (_, captured) => {
    expect(read({ createdAt, page, ...captured })).toBeUndefined()
  })
})

it.each([null, '', 'null', '{', '[]', '1', '{}'])('%j is rejected', (text) => {
  expect(readEntry(text)).toBeUndefined()
})
