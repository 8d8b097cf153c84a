import { OffersPage } from '@/components/offers/offers-page'
import { getCompany } from '@/lib/content/company'
import { listCategories, listVehicles } from '@/lib/content/fleet'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { cardOf, viewsOf } from '@/lib/content/images'
import { listGuides } from '@/lib/content/guides'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/routes/contact-links'
import { EXTERIOR_VIEWS } from '@/lib/images/exterior-views'
import { findPicture } from '@/lib/images/pictures'
import { routes, SEARCH_FORM_ID } from '@/lib/routes/routes'
import { rarestFirst } from '@/lib/fleet/features'
import { passengersIn } from '@/lib/fleet/passengers'
import { seatsInWords } from '@/lib/content/key-figures'
import { mostSeats } from '@/lib/fleet/seats'
import { estimateData, estimateMessages } from '@/view-models/estimates'
import { promotions } from '@/view-models/promotions'
import { PageBar } from '../../page-end'

export const generateMetadata = () => pageMetadata(routes.offers)

const offerGroups = ({ rates } = estimateData()) =>
  listCategories().map(({ slug, tab }) => ({
    category: slug,
    label: tab,
    offers: listVehicles()
      .filter((vehicle) => vehicle.category === slug)
      .map((vehicle) => ({
        slug: vehicle.slug,
        category: vehicle.category,
        name: vehicle.name,
        seats: seatsInWords(vehicle),
        passengers: passengersIn(slug, mostSeats(vehicle.seats)),
        bags: vehicle.bags,
        ...(vehicle.folded && { folded: vehicle.folded }),
        firstFor: listFleetRows().find(({ slug }) => slug === vehicle.slug)?.firstFor ?? [],
        features: rarestFirst(
          vehicle.features,
          listVehicles().map(({ features }) => features),
        ),
        cardHash: cardOf(vehicle).picture?.hash,
        pictures: viewsOf(vehicle)
          .slice(0, EXTERIOR_VIEWS)
          .filter(({ picture }) => picture),
        ...(rates?.[vehicle.slug] && { rates: rates[vehicle.slug] }),
      })),
  }))

export default function CarOffersPage() {
  const { heading, intro } = pages.offers()
  return (
    <>
      <OffersPage
        heading={heading}
        intro={intro}
        promotions={promotions()}
        background={findPicture('/scenes/hero-2.jpg')}
        groups={offerGroups()}
        numbers={contactNumbers(getCompany())}
        places={listGuides().map(({ place }) => place)}
        messages={getMessages()}
        {...estimateMessages()}
      />
      <PageBar formId={SEARCH_FORM_ID} />
    </>
  )
}
