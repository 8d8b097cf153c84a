import { listCategories, listVehicles } from '@/lib/content/fleet'
import { cardOf, galleryOf } from '@/lib/content/images'
import { placesRefusing } from '@/lib/content/guides'
import { passengersIn } from '@/lib/fleet/passengers'
import { seatsInWords } from '@/lib/content/key-figures'
import { mostSeats } from '@/lib/fleet/seats'
import type { PlanData } from '@/lib/trip-plan/data'

/** The offers of the whole catalogue, by category. */
export const catalogueOffers = () =>
  listCategories().map(({ slug, tab }) => ({
    category: slug,
    label: tab,
    offers: listVehicles()
      .filter(({ category }) => category === slug)
      .map((vehicle) => ({
        slug: vehicle.slug,
        name: vehicle.name,
        seats: seatsInWords(vehicle),
        passengers: passengersIn(slug, mostSeats(vehicle.seats)),
        bags: { large: vehicle.bags.large },
        notTo: placesRefusing(vehicle),
        features: vehicle.features,
        cardHash: cardOf(vehicle).picture?.hash,
        pictures: galleryOf(vehicle),
      })),
  }))

/** Stubs the fetch of the planner's data, which jsdom lacks. */
export const stubPlanData = (data?: Pick<PlanData, 'roads' | 'rule' | 'texts'>) =>
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: () => Promise.resolve({ ok: data !== undefined, json: () => Promise.resolve(data) }),
  })
