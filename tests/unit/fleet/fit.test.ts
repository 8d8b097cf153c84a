import { getMessages } from '@/lib/content/pages'
import { describeClosed } from '@/lib/fleet/describe-closed'
import { byFit, describeRoom, fitOf, type Party } from '@/lib/fleet/fit'
import type { Room } from '@/lib/fleet/load'
import { isOrdinary, type Sized } from '@/lib/fleet/preference'

const room = (passengers: number, large: number, slug = ''): Room & Sized => ({
  slug,
  passengers,
  category: 'suv-muvs',
  firstFor: [],
  bags: { large, cabin: 0 },
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
    expect(fitOf(room(4, 2), party()).fits).toBe(true)
  })

  it('fits exactly as many people and bags as it has room for', () => {
    expect(fitOf(room(12, 8), party({ people: 12, bags: 8 })).fits).toBe(true)
    expect(fitOf(room(12, 8), party({ people: 13 }))).toMatchObject({ why: 'small' })
    expect(fitOf(room(12, 8), party({ people: 12, bags: 9 }))).toMatchObject({ why: 'small' })
  })

  it('does not fit a place that it does not go to', () => {
    const refused = [
      { slug: 'coach', because: 'kind' as const },
      { slug: 'saloon', because: 'months' as const, months: [1, 7] },
    ]
    const inJuly = party({ destination: ' Nainital', month: 7, refused })
    const road = { fits: false, why: 'road', place: 'Nainital', month: 7 }
    expect(fitOf(room(45, 30, 'coach'), inJuly)).toEqual({ ...road, because: 'kind' })
    expect(fitOf(room(4, 2, 'saloon'), inJuly)).toEqual({ ...road, because: 'months' })
    expect(fitOf(room(6, 4, 'van'), inJuly).fits).toBe(true)
  })

  it.each([
    [6, 1, 1, true],
    [4, 1, 1, true],
    [4, 4, 4, true],
    [5, 4, 1, false],
    [7, 4, 1, false],
    [2, 5, 4, false],
    [4, 5, 4, false],
  ])(
    'with a last row that folds, and %i people with %i bags: room for %i, enough: %p',
    (people, bags, large, fits) => {
      const fit = fitOf({ ...room(6, 1), folded: [{ passengers: 4, large: 4 }] }, party({ people, bags }))
      expect(fit).toMatchObject({ fits, load: { bags: { large }, isFolded: large > 1 } })
    },
  )

  it('takes three up the hills, and four elsewhere, where it has one row behind the driver', () => {
    const fits = (people: number, isHilly?: boolean, seats = 4) =>
      fitOf(room(seats, 2), party({ people, isHilly }))
    expect([fits(3, true).fits, fits(4).fits, fits(6, true, 6).fits]).toEqual([true, true, true])
    expect(fits(4, true)).toEqual({ fits: false, why: 'hills' })
    expect(fits(5, true)).toMatchObject({ why: 'small' })
  })

  it('is described by its room, and by why it is closed, the place and the month', () => {
    expect(describeRoom(room(12, 8), '{people}, {bags}')).toBe('12, 8')
    const { party: messages } = getMessages().offers
    const place = 'Agra'
    expect(describeClosed({ because: 'kind', place }, messages)).toMatch(/Agra: .*easier roads/)
    expect(describeClosed({ because: 'months', place, month: 7 }, messages)).toMatch(/Agra in July: rain/)
    const closed = { ...messages.closed, kind: '{place}{month}' } as typeof messages.closed
    expect(describeClosed({ because: 'kind', place }, { closed })).toBe('Agra')
  })
})

describe('vehicles by fit', () => {
  it('are those that fit, from the smallest, then the others; while nothing is asked they keep their order', () => {
    const all = [room(45, 30), room(2, 9), room(12, 8), room(4, 2)]
    const [bus, two, van, car] = all
    const limousine = { ...room(3, 2), category: 'luxury-cars-4-7-seater' as const }
    expect(byFit([limousine, ...all], party({ people: 3 }))).toEqual([car, van, bus, limousine, two])
    expect(byFit(all, party({ people: 3 }))).toEqual([car, van, bus, two])
    expect(byFit(all, party({ bags: 9 }))).toEqual([two, bus, van, car])
    expect(byFit(all, party())).toEqual(all)
  })

  it('of equal size are first those that need not fold a row', () => {
    const folding = { ...room(6, 1), folded: [{ passengers: 5, large: 3 }] }
    const [large, small] = [room(6, 3), room(5, 2)]
    expect(byFit([folding, large, small], party({ people: 5, bags: 3 }))).toEqual([large, folding, small])
  })

  it('of equal size are first those for out of town on a road, and those for the city in it', () => {
    const [far, city, up] = (['outstation', 'city', 'hills'] as const).map((kind) => ({
      ...room(4, 3),
      firstFor: [kind],
    }))
    const first = (destination: string, isHilly = false) =>
      byFit([room(4, 2), far!, city!, up!], party({ people: 2, destination, isHilly }))[0]
    expect([first('Jaipur'), first(''), first('Nainital', true)]).toEqual([far, city, up])
  })

  it.each([
    ['sedans', true],
    ['van', true],
    ['luxury-cars-4-7-seater', false],
    ['ev-cars', false],
  ] as const)('of several one may be of %s: %s', (category, isIt) => {
    expect(isOrdinary({ category })).toBe(isIt)
  })
})
