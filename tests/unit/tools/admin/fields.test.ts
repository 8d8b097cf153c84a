import * as z from 'zod'
import { filledIn } from '@/lib/content/schema/values'
import { fieldsOf } from '@/tools/admin/fields'

const text = z.string().min(1)
const fieldOf = (name: string, schema: z.ZodType) => fieldsOf(z.strictObject({ [name]: schema }))[0]

it('uses label, hint and widget of the schema’s metadata', () => {
  const schema = text.meta({ title: 'Answer', description: 'In two sentences.', widget: 'text' })
  expect(fieldOf('answer', schema)).toEqual({
    name: 'answer',
    label: 'Answer',
    hint: 'In two sentences.',
    required: true,
    widget: 'text',
  })
})

it.each([
  ['a text', text, { widget: 'string' }],
  ['a mail address', z.email(), { widget: 'string', type: 'email' }],
  ['a web address', z.url(), { widget: 'string', type: 'url' }],
  ['a day', z.iso.date(), { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
  ['a yes or no', z.boolean(), { widget: 'boolean', default: false }],
  ['a count', z.int().nonnegative(), { widget: 'number', value_type: 'int', min: 0 }],
  ['a figure', z.number().min(1), { widget: 'number', value_type: 'float', step: 0.01, min: 1 }],
  ['a positive count', z.int().positive(), { widget: 'number', value_type: 'int', min: 1 }],
  ['a year', z.int().min(1900).max(2100), { widget: 'number', value_type: 'int', min: 1900, max: 2100 }],
  ['one of several', z.enum(['a']), { widget: 'select', options: [{ label: 'A', value: 'a' }] }],
  ['a list', z.array(text), { widget: 'list' }],
  ['a picture', text.startsWith('/').meta({ widget: 'image' }), { widget: 'image', choose_url: false }],
])('uses the right widget for %s', (_, schema, options) => {
  expect(fieldOf('x', schema)).toEqual({ name: 'x', label: 'X', required: true, ...options })
})

it('renders a message as a text field, with a hint on its numbers and plurals', () => {
  expect(fieldOf('models', filledIn('{count:number}'))).toEqual({
    name: 'models',
    label: 'Models',
    hint: 'A number: {count}. Where the words depend on it: {count, plural, one {# car} other {# cars}}.',
    required: true,
    widget: 'string',
  })
  expect(fieldOf('heading', filledIn('{vehicle}'))).toMatchObject({ hint: undefined })
})

it.each([
  ['optional', text.optional()],
  ['with a default', z.array(text).default([])],
])('does not require a value that is %s', (_, schema) => {
  expect(fieldOf('x', schema)).toMatchObject({ required: false })
})

it.each([
  ['type', z.strictObject({ when: z.date() }), /when: No editor field for the schema/],
  ['nested type', z.strictObject({ a: z.strictObject({ b: z.any() }) }), /a: b: /],
  ['text format', z.strictObject({ id: z.uuid() }), /id: .*'uuid'/],
  ['pattern with flags', z.strictObject({ name: z.string().regex(/a/i) }), /name: .*flags/],
  ['record with free keys', z.strictObject({ all: z.record(z.string(), text) }), /all: .*free keys/],
])('throws for a %s without a matching widget, and names the key', (_, schema, message) => {
  expect(() => fieldsOf(schema)).toThrow(message)
})
