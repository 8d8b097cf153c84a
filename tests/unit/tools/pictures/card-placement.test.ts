import fc from 'fast-check'
import { placements } from '@/tools/pictures/card-placement'
import { forAll } from '@/tests/unit/for-all'

/** A vehicle in its front picture, in shares of the picture. */
const framing = fc.record({
  metre: fc.double({ min: 0.08, max: 0.24, noNaN: true }),
  ground: fc.double({ min: 0.78, max: 0.87, noNaN: true }),
  left: fc.double({ min: 0.05, max: 0.2, noNaN: true }),
  right: fc.double({ min: 0.75, max: 0.95, noNaN: true }),
  top: fc.double({ min: 0.1, max: 0.25, noNaN: true }),
})
type Framed = typeof framing extends fc.Arbitrary<infer Value> ? Value : never
const CATEGORIES = ['sedans', 'suv-muvs', 'van', 'luxury-buses']
const fleet = fc
  .array(fc.tuple(fc.constantFrom(...CATEGORIES), framing), { minLength: 1, maxLength: 12 })
  .map((vehicles) =>
    vehicles.map(([name, each], index) => [`/ourFleet/${name}/${index}/1.jpg`, each] as [string, Framed]),
  )

/** What the cards of these vehicles show, in shares of the card, by category. */
const showCards = (vehicles: Parameters<typeof placements<Framed>>[0]) =>
  placements(vehicles).map(({ src, framing: { metre, ground, left, right, top }, place }) => ({
    category: src.split('/')[2] ?? '',
    metre: metre * place.scale,
    ground: place.top + ground * place.scale,
    left: place.left + left * place.scale,
    right: place.left + right * place.scale,
    top: place.top + top * place.scale,
  }))

it('aligns every vehicle to a common ground line, in the middle of its card, and a category to the one scale at which its largest fits', () => {
  forAll()(fleet, (vehicles) => {
    const cards = showCards(vehicles)
    for (const { ground, left, right } of cards) {
      expect(ground).toBeCloseTo(0.85)
      expect((left + right) / 2).toBeCloseTo(0.5)
    }
    for (const name of CATEGORIES) {
      const shown = cards.filter(({ category }) => category === name)
      for (const { metre } of shown) expect(metre).toBeCloseTo(shown[0]!.metre)
      const shares = shown.map(({ left, right, top }) => Math.max((right - left) / 0.9, (0.85 - top) / 0.78))
      if (shares.length > 0) expect(Math.max(...shares)).toBeCloseTo(1)
    }
  })
})
