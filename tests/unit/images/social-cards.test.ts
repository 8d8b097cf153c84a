import { cardName, cardPath } from '@/lib/images/social-cards'
import { reservedSlugs } from '@/lib/routes/reserved-slugs'

test.each([
  ['/', 'home'],
  ['/blogs/1', 'blogs-1'],
  ['/swift-dzire', 'swift-dzire'],
  ['/our-fleet/', 'our-fleet'],
])('the card of %s is called %s', (path, name) => {
  expect(cardName(path)).toBe(name)
})

test('a card is a JPEG in the folder of cards', () => {
  expect(cardPath('/swift-dzire')).toBe('/cards/swift-dzire.jpg')
})

test('the folder of cards is a reserved slug', () => {
  expect(reservedSlugs).toContain('cards')
})
