import { reservedSlugs } from '@/lib/routes/reserved-slugs'

test('the folder of cards is a reserved slug', () => {
  expect(reservedSlugs).toContain('cards')
})
