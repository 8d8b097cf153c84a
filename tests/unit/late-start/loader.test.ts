/** @jest-environment node */
import { buildLoader } from '@/late-start/build/loader'

it('writes into a chat only where a form offers one', async () => {
  expect(await buildLoader({ chat: true, search: false })).toContain('?text=')
  expect(await buildLoader({ chat: false, search: false })).not.toContain('?text=')
})

it('keeps a search only where the page has one', async () => {
  expect(await buildLoader({ chat: false, search: true })).toContain('enquiry-outbox:')
  expect(await buildLoader({ chat: true, search: false })).not.toContain('enquiry-outbox:')
})
