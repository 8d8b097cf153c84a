/** @jest-environment node */
import { buildLoader } from '@/tools/finish/loader'

it('writes into a chat only where a form offers one', async () => {
  expect(await buildLoader(true)).toContain('?text=')
  expect(await buildLoader(false)).not.toContain('?text=')
})
