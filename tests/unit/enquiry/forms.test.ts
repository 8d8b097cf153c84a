/** @jest-environment jsdom */
import { type EnquiryKind, enquiryForms } from '@/lib/enquiry/forms'
import { findEmptyControl, readEnquiry } from '@/lib/enquiry/read-enquiry'

/** A form with all the controls of its kind. */
function formOf(kind: EnquiryKind, values: Record<string, string> = {}): HTMLFormElement {
  const form = document.createElement('form')
  for (const name of enquiryForms[kind].texts) {
    const input = document.createElement('textarea')
    Object.assign(input, { name, value: values[name] ?? `the ${name}` })
    form.append(input)
  }
  for (const name of enquiryForms[kind].choices) {
    const box = document.createElement('input')
    Object.assign(box, { type: 'checkbox', name, checked: values[name] === 'ticked' })
    form.append(box)
  }
  return form
}

it('sends the contact enquiry under the names of S6.7', () => {
  expect(readEnquiry(formOf('contact'))).toEqual({
    name: 'the name',
    contactNumber: 'the contactNumber',
    email: 'the email',
    companyName: 'the companyName',
    requirements: 'the requirements',
  })
})

it('sends the vendor application under the names of S6.6', () => {
  const params = readEnquiry(formOf('vendor', { interestNew: 'ticked' }))
  expect(params).toEqual({
    name: 'the name',
    email: 'the email',
    address: 'the address',
    contactNo: 'the contactNo',
    vehicle: 'the vehicle',
    location: 'the location',
    interestExisting: 'No',
    interestNew: 'Yes',
  })
})

it('trims values', () => {
  expect(readEnquiry(formOf('newsletter', { email: ' a@b.example \n' })).email).toBe('a@b.example')
})

it('does not send controls without a name: buttons, groups and the honeypot', () => {
  const form = document.createElement('form')
  form.innerHTML =
    '<fieldset><input value="spam"><select name="service"><option>Weddings</option></select></fieldset><button>Send</button>'
  expect(readEnquiry(form)).toEqual({ service: 'Weddings' })
  expect(findEmptyControl(form)).toBeUndefined()
})

it.each(Object.keys(enquiryForms) as EnquiryKind[])(
  'finds no empty control in a complete %s form',
  (kind) => {
    expect(findEmptyControl(formOf(kind))).toBeUndefined()
  },
)

it.each(
  (Object.keys(enquiryForms) as EnquiryKind[]).flatMap((kind) =>
    enquiryForms[kind].texts.map((name) => [kind, name] as const),
  ),
)('finds the blank control of a %s form: %s', (kind, name) => {
  expect(findEmptyControl(formOf(kind, { [name]: '  \n' }))?.name).toBe(name)
})

it('does not treat an unticked checkbox as missing', () => {
  expect(findEmptyControl(formOf('vendor', { interestNew: '' }))).toBeUndefined()
})
