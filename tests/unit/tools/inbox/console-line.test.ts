import { consoleLine } from '@/tools/inbox/console-line'
import type { Enquiry } from '@/tools/inbox/enquiry'

const enquiry = (params: Enquiry['params']): Enquiry => ({
  id: '00000000-0000-4000-8000-000000000000',
  receivedAt: '2026-11-21T08:00:00.000Z',
  templateName: 'trip',
  params,
})

it('shows time, template and values', () => {
  const line = consoleLine(enquiry({ name: 'Asha', contact: '9876543210' }))
  expect(line).toBe('2026-11-21T08:00:00.000Z  trip  name=Asha, contact=9876543210')
})

it.each(['\x1b[2J', '\r', '\n', '\x07', '\x7f', '\x9b', '\u2028', '\u202e', '\ud800'])(
  'escapes %j in a value',
  (character) => {
    const code = character.codePointAt(0)?.toString(16)
    expect(consoleLine(enquiry({ name: character }))).toContain(`name=\\u{${code}}`)
  },
)

it('escapes the names of fields as well', () => {
  expect(consoleLine(enquiry({ '\x1b]0;': 1 }))).toContain('\\u{1b}]0;=1')
})

it('leaves text in other scripts unchanged', () => {
  expect(consoleLine(enquiry({ name: 'क्‍ष 👩‍✈️' }))).toContain('name=क्‍ष 👩‍✈️')
})

it('truncates a long enquiry', () => {
  expect([...consoleLine(enquiry({ name: '🚗'.repeat(1000) }))]).toHaveLength(300)
})
