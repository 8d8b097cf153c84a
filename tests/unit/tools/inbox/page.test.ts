import { inboxPage } from '@/tools/inbox/page'

it('escapes markup in names and values', () => {
  const html = inboxPage([
    {
      id: '1',
      receivedAt: '2026-11-29T10:00:00Z',
      templateName: 'trip',
      params: { '<img src=x onerror=1>': `it's & "more" <script>` },
    },
  ])
  expect(html).toContain('<dt>&lt;img src=x onerror=1&gt;</dt>')
  expect(html).toContain('<dd dir="auto">it&#39;s &amp; &quot;more&quot; &lt;script&gt;</dd>')
})
