import { CategoryPage } from '@/components/fleet/category-page'
import { VehiclePage } from '@/components/fleet/vehicle-page'
import { findCategory, findVehicle, listCategories, listVehicles } from '@/lib/content/fleet'
import { createMetadata } from '@/lib/site/metadata'
import { fleetPath } from '@/lib/site/routes'
import { categoryPage, vehiclePage } from './views'

export const dynamicParams = false

export const generateStaticParams = () =>
  [...listCategories(), ...listVehicles()].map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: PageProps<'/[slug]'>) {
  const { slug } = await params
  const category = findCategory(slug)
  const path = fleetPath(slug)
  if (category) return createMetadata({ title: category.heading, description: category.description, path })
  const vehicle = findVehicle(slug)
  return createMetadata({ title: vehicle?.name ?? slug, description: vehicle?.summary ?? '', path })
}

export default async function FleetPage({ params }: PageProps<'/[slug]'>) {
  const { slug } = await params
  const category = findCategory(slug)
  if (category) return <CategoryPage {...categoryPage(category)} />
  const vehicle = findVehicle(slug)
  return vehicle && <VehiclePage {...vehiclePage(vehicle)} />
}
