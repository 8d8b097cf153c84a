/** @jest-environment jsdom */
import fc from 'fast-check'
import { findInvalidControl } from '@/lib/enquiry/check-enquiry'

function formOf(values: { contactNumber?: string; email?: string }): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML =
    '<input name="contactNumber" type="tel"><textarea name="requirements"></textarea><input name="email">'
  // jsdom would sanitize the values of an input of type email.
  form.querySelector('[name=email]')?.setAttribute('type', 'email')
  for (const [name, value] of Object.entries({
    contactNumber: '9876543210',
    email: 'asha@example.com',
    ...values,
  }))
    (form.elements.namedItem(name) as HTMLInputElement).value = value
  return form
}

const problemOf = (values: Parameters<typeof formOf>[0]) => findInvalidControl(formOf(values))?.problem

it('accepts a form with a valid number and e-mail address', () => {
  expect(problemOf({})).toBeUndefined()
})

it.each(['abc', '98765', '987654321', '98765432101', '+6561234567', '0065 6123 4567', '+91 98765'])(
  'rejects a number without exactly ten digits: %s',
  (contactNumber) => {
    expect(problemOf({ contactNumber })).toBe('number')
  },
)

it.each(['9876543210', '1123456789', '+91 98765 43210', '098765 43210', '९८७६५४३२१०'])(
  'accepts a number of ten digits in any notation: %s',
  (contactNumber) => {
    expect(problemOf({ contactNumber })).toBeUndefined()
  },
)

it('normalizes a number in its control to its ten digits', () => {
  const form = formOf({ contactNumber: '+91 98765 43210' })
  findInvalidControl(form)
  expect(form.elements.namedItem('contactNumber')).toHaveValue('9876543210')
})

it.each([
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'asha@example.',
  'asha@.com',
  'a@b@example.com',
  'as ha@example.com',
  'asha@example..com',
  'asha@example.c',
])('rejects an invalid e-mail address: %s', (email) => {
  expect(problemOf({ email })).toBe('email')
})

it.each([
  'asha@example.com',
  'asha.verma+trips@mail.example.co.in',
  'आशा@example.com',
  'asha@xn--c1yn36f.example',
])('accepts a valid e-mail address: %s', (email) => {
  expect(problemOf({ email })).toBeUndefined()
})

it('returns the first of two invalid controls, in document order', () => {
  const invalid = findInvalidControl(formOf({ contactNumber: '1', email: 'x' }))
  expect(invalid?.control.name).toBe('contactNumber')
})

it('accepts a form without a number or an address', () => {
  expect(findInvalidControl(document.createElement('form'))).toBeUndefined()
})

it('is fast for any input', () => {
  fc.assert(
    fc.property(fc.constantFrom('a', '.', '@', 'a.', '@a', '1', '+'), fc.nat(20_000), (part, times) => {
      const started = performance.now()
      problemOf({ email: part.repeat(times), contactNumber: part.repeat(times) })
      expect(performance.now() - started).toBeLessThan(1000)
    }),
    { numRuns: 50 },
  )
})
