import { CategoryPage } from '@/components/fleet/category-page'
import { LandingPage } from '@/components/fleet/landing-page'
import { PapersPage } from '@/components/fleet/papers-page'
import { VEHICLE_ENQUIRY_ID, VehiclePage } from '@/components/fleet/vehicle-page'
import { findCategory, findVehicle, listCategories, listVehicles } from '@/lib/content/fleet'
import { findLanding, listLandings } from '@/lib/content/landing'
import { pageMetadata } from '@/lib/content/page-metadata'
import { hasPapers } from '@/lib/content/kinds'
import { fleetPath, papersPath } from '@/lib/routes/routes'
import { PageBar } from '../../page-bar'
import { PageData, PageTrail } from '../../page-data'
import { categoryPage, vehiclePage } from '@/view-models/fleet-pages'
import { landingPage } from '@/view-models/landing'
import { papersPage } from '@/view-models/papers'

export const dynamicParams = false

export const generateStaticParams = () =>
  [
    ...listCategories(),
    ...listVehicles(),
    ...listLandings(),
    ...(hasPapers() ? [{ slug: papersPath.slice(1) }] : []),
  ].map(({ slug }) => ({ slug }))

export const generateMetadata = async ({ params }: PageProps<'/[slug]'>) =>
  pageMetadata(fleetPath((await params).slug))

export default async function FleetPage({ params }: PageProps<'/[slug]'>) {
  const { slug } = await params
  if (fleetPath(slug) === papersPath)
    return (
      <>
        <PapersPage {...papersPage()} trail={<PageTrail path={papersPath} />} />
        <PageBar />
      </>
    )
  const category = findCategory(slug)
  const vehicle = findVehicle(slug)
  const landing = findLanding(slug)
  return (
    <>
      <PageData path={fleetPath(slug)} />
      {category && <CategoryPage {...categoryPage(category)} />}
      {vehicle && <VehiclePage {...vehiclePage(vehicle)} />}
      {landing && <LandingPage {...landingPage(landing)} />}
      <PageBar formId={vehicle && VEHICLE_ENQUIRY_ID} />
    </>
  )
}
