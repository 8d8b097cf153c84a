import fc from 'fast-check'
import { type EnquiryKind, enquiryForms, findProblem, readValues } from '@/lib/enquiry/forms'
import { forAll } from '@/tests/unit/for-all'

const kinds = Object.keys(enquiryForms) as EnquiryKind[]
const valid: Record<string, string> = {
  contactNumber: '9876543210',
  contactNo: '9876543210',
  email: 'asha@example.com',
}

/** What a form with all the controls of its kind submits. */
const submitted = (kind: EnquiryKind, values: Record<string, string> = {}) =>
  new URLSearchParams([
    ...enquiryForms[kind].texts.map((name) => [name, values[name] ?? valid[name] ?? `the ${name}`]),
    ...enquiryForms[kind].choices.filter((name) => values[name] === 'ticked').map((name) => [name, 'on']),
  ])

const read = (kind: EnquiryKind, values?: Record<string, string>) => readValues(kind, submitted(kind, values))
const problemOf = (values: Record<string, string>) => findProblem(read('contact', values))

it('sends the contact enquiry under the names of S6.7', () => {
  expect(read('contact')).toEqual({
    name: 'the name',
    contactNumber: '9876543210',
    email: 'asha@example.com',
    companyName: 'the companyName',
    requirements: 'the requirements',
  })
})

it('sends the vendor application under the names of S6.6', () => {
  expect(read('vendor', { interestNew: 'ticked' })).toEqual({
    name: 'the name',
    email: 'asha@example.com',
    address: 'the address',
    contactNo: '9876543210',
    vehicle: 'the vehicle',
    location: 'the location',
    interestExisting: 'No',
    interestNew: 'Yes',
  })
})

it('trims values, and ends lines as they were typed', () => {
  expect(read('contact', { requirements: ' two cars\r\none bus \n' }).requirements).toBe('two cars\none bus')
})

it.each([
  ['email=a@b.example&injected=x', 'a@b.example'],
  ['', ''],
])('of %j has the control of the form alone, %j', (form, email) => {
  expect(readValues('newsletter', new URLSearchParams(form))).toEqual({ email })
})

it.each(kinds)('finds no problem in a complete %s form', (kind) => {
  expect(findProblem(read(kind))).toBeUndefined()
})

it.each(kinds.flatMap((kind) => enquiryForms[kind].texts.map((name) => [kind, name] as const)))(
  'finds the blank control of a %s form: %s',
  (kind, name) => {
    expect(findProblem(read(kind, { [name]: '  \n' }))).toEqual({ name, problem: 'empty' })
  },
)

it('finds the first of two problems in the order of the controls', () => {
  const form = new URLSearchParams([
    ['contactNo', '1'],
    ['name', 'Asha'],
    ['email', 'x'],
    ['address', 'a'],
    ['vehicle', 'v'],
    ['location', 'l'],
  ])
  expect(findProblem(readValues('vendor', form))).toEqual({ name: 'contactNo', problem: 'number' })
})

it.each(['98765', '987654321', '98765432101', '+91 98765', '+91 98765 432101', '+44 20', '442079460958'])(
  'rejects what is neither ten digits nor a number with its country code: %s',
  (contactNumber) => {
    expect(problemOf({ contactNumber })).toEqual({ name: 'contactNumber', problem: 'number' })
  },
)

it.each([
  ['9876543210', '9876543210'],
  ['1123456789', '1123456789'],
  ['+91 98765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['0065 6123 4567', '006561234567'],
  ['+1 (212) 555-0100', '+12125550100'],
])('sends the number %s as %s', (contactNumber, sent) => {
  expect(problemOf({ contactNumber })).toBeUndefined()
  expect(read('contact', { contactNumber }).contactNumber).toBe(sent)
})

it.each([
  ...['asha', 'asha@', '@example.com', 'asha@example', 'asha@example.', 'asha@.com', 'a@b@example.com'],
  ...['as ha@example.com', 'asha@example..com', 'asha@example.c'],
])('rejects an invalid e-mail address: %s', (email) => {
  expect(problemOf({ email })).toEqual({ name: 'email', problem: 'email' })
})

it.each([
  ...['asha@example.com', 'asha.verma+trips@mail.example.co.in', 'आशा@example.com'],
  'asha@xn--c1yn36f.example',
])('accepts a valid e-mail address: %s', (email) => {
  expect(problemOf({ email })).toBeUndefined()
})

it('is fast for any input', () => {
  forAll(50)(fc.constantFrom('a', '.', '@', 'a.', '@a', '1', '+'), fc.nat(20_000), (part, times) => {
    const started = performance.now()
    problemOf({ email: part.repeat(times), contactNumber: part.repeat(times) })
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
