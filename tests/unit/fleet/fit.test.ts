import fc from 'fast-check'
import { byFit, fitOf, type Party, type Room } from '@/lib/fleet/fit'
import type { Sized } from '@/lib/fleet/preference'

const room = (passengers: number, large: number, slug = ''): Room & Sized => ({
  slug,
  passengers,
  firstFor: [],
  bags: { large },
})
const party = (more: Partial<Party> = {}): Party => ({
  people: 0,
  bags: 0,
  destination: '',
  refused: [],
  ...more,
})

describe('a vehicle', () => {
  it('fits those whom nothing is known of', () => {
    expect(fitOf(room(4, 2), party())).toEqual({ fits: true })
  })

  it('fits exactly as many people and bags as it has room for', () => {
    expect(fitOf(room(12, 8), party({ people: 12, bags: 8 }))).toEqual({ fits: true })
    expect(fitOf(room(12, 8), party({ people: 13 }))).toEqual({ fits: false, why: 'seats' })
    expect(fitOf(room(12, 8), party({ people: 12, bags: 9 }))).toEqual({ fits: false, why: 'bags' })
  })

  it('does not fit a place that it does not go to', () => {
    const refused = [{ slug: 'coach' }, { slug: 'saloon', months: [1, 7] }]
    const inJuly = party({ destination: ' Nainital', month: 7, refused })
    const road = { fits: false, why: 'road', place: 'Nainital' }
    expect(fitOf(room(45, 30, 'coach'), inJuly)).toEqual(road)
    expect(fitOf(room(4, 2, 'saloon'), inJuly)).toEqual({ ...road, month: 7 })
    expect(fitOf(room(6, 4, 'van'), inJuly)).toEqual({ fits: true })
  })
})

const rooms = fc.array(
  fc.tuple(fc.nat(60), fc.nat(40)).map(([passengers, large]) => room(passengers, large)),
  { maxLength: 12 },
)

describe('vehicles by fit', () => {
  it('are all the vehicles; those that fit come first, from the smallest', () => {
    fc.assert(
      fc.property(rooms, fc.integer({ min: 1, max: 60 }), fc.nat(40), (all, people, bags) => {
        const asked = party({ people, bags })
        const ranked = byFit(all, asked)
        expect(new Set(ranked)).toEqual(new Set(all))
        const fits = ranked.map((each) => fitOf(each, asked).fits)
        expect(fits).toEqual([...fits].sort((a, b) => Number(b) - Number(a)))
        const seats = ranked.filter((_, index) => fits[index]).map(({ passengers }) => passengers)
        expect(seats).toEqual([...seats].sort((a, b) => a - b))
      }),
    )
  })

  it('of equal size are first those for out of town on a road, and those for the city in it', () => {
    const [plain, far, city] = [
      room(4, 2),
      { ...room(4, 3), firstFor: ['outstation' as const] },
      { ...room(4, 3), firstFor: ['city' as const] },
    ]
    const first = (destination: string) => byFit([plain!, far!, city!], party({ people: 2, destination }))[0]
    expect([first('Jaipur'), first('')]).toEqual([far, city])
  })

  it('keep their order while nothing is asked', () => {
    fc.assert(fc.property(rooms, (all) => expect(byFit(all, party())).toEqual(all)))
  })
})
