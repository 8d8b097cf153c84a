import { CategoryPage } from '@/components/fleet/category-page'
import { VEHICLE_ENQUIRY_ID, VehiclePage } from '@/components/fleet/vehicle-page'
import { findCategory, findVehicle, listCategories, listVehicles } from '@/lib/content/fleet'
import { pageMetadata } from '@/lib/content/page-metadata'
import { fleetPath } from '@/lib/routes/routes'
import { PageBar } from '../../page-bar'
import { PageData } from '../../page-data'
import { categoryPage, vehiclePage } from '@/view-models/fleet-pages'

export const dynamicParams = false

export const generateStaticParams = () =>
  [...listCategories(), ...listVehicles()].map(({ slug }) => ({ slug }))

export const generateMetadata = async ({ params }: PageProps<'/[slug]'>) =>
  pageMetadata(fleetPath((await params).slug))

export default async function FleetPage({ params }: PageProps<'/[slug]'>) {
  const { slug } = await params
  const category = findCategory(slug)
  const vehicle = findVehicle(slug)
  return (
    <>
      <PageData path={fleetPath(slug)} />
      {category && <CategoryPage {...categoryPage(category)} />}
      {vehicle && <VehiclePage {...vehiclePage(vehicle)} />}
      <PageBar formId={vehicle && VEHICLE_ENQUIRY_ID} />
    </>
  )
}
