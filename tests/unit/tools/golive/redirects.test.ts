import { redirectNotes } from '@/tools/golive/redirects'

it('requests npx tsx tools/repository-hosts.ts when the committed file lacks a redirect', () => {
  expect(redirectNotes('{"redirects": [1]}', '{"redirects": []}')).toEqual([
    expect.objectContaining({
      where: 'vercel.json',
      needs: expect.stringContaining('npx tsx tools/repository-hosts.ts'),
    }),
  ])
})
