import { listCategories, listVehicles } from '@/lib/content/fleet'
import { galleryOf } from '@/lib/content/images'

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
        seats: vehicle.seats.text,
        features: vehicle.features,
        pictures: galleryOf(vehicle),
      })),
  }))
