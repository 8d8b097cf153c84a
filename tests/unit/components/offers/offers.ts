import { listCategories } from '@/lib/content/fleet'
import { listFleetRows } from '@/lib/content/fleet-rows'
import type { TripData } from '@/lib/trip/data'
import { freezeDate, stubDialogs, stubScrolling } from '../browser'
import { stubView } from '../motion'

/** The offers of the whole catalogue, by category. */
export const catalogueOffers = () =>
  listCategories().map(({ slug, tab }) => ({
    category: slug,
    label: tab,
    offers: listFleetRows()
      .filter(({ category }) => category === slug)
      .map((row) => ({ ...row, features: [], pictures: [] })),
  }))

/** Stubs the fetch of the trips' data, which jsdom lacks. */
export const stubTripData = (data?: Pick<TripData, 'roads' | 'rule' | 'texts' | 'rows'>) =>
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: () => Promise.resolve({ ok: data !== undefined, json: () => Promise.resolve(data) }),
  })

/** Stubs `matchMedia` for a screen of that many pixels, for queries such as `not all and (min-width: 48rem)`. */
function stubScreen(width: number): void {
  const matchMedia = (query: string) => {
    const [, below] = /^not all and \(min-width: (\d+)rem\)$/.exec(query) ?? []
    if (!below) throw new Error(`This fake does not know ${query}`)
    return { matches: width < Number(below) * 16 }
  }
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia })
}

/** The browser that shows the offers, with a screen of that width. */
export function stubOffersBrowser(width: number): void {
  freezeDate(new Date('2026-11-21T12:00:00+05:30'))
  stubDialogs()
  stubScrolling()
  stubTripData()
  stubView()
  stubScreen(width)
}
