import { buildLoader } from '@/late-start/build/loader'

it('contains the code for the chat link only for pages with a chat', async () => {
  expect(await buildLoader({ chat: true, search: false })).toContain('?text=')
  expect(await buildLoader({ chat: false, search: false })).not.toContain('?text=')
})

it('contains the code that stores a search only for pages with a search', async () => {
  expect(await buildLoader({ chat: false, search: true })).toContain('enquiry-outbox:')
  expect(await buildLoader({ chat: true, search: false })).not.toContain('enquiry-outbox:')
})
