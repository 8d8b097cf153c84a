import type { KeyFigure } from '@/lib/content/key-figures'
import type { ContactWays } from '@/components/enquiry/contact-buttons'
import { VehicleEnquiry } from '@/components/enquiry/vehicle-enquiry'
import { Breadcrumb, type Crumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/ui/container'
import { ErrorBoundary } from '@/late-start/client/error-boundary'
import { RedDivider } from '@/components/ui/red-divider'
import type { ShownPicture } from '@/lib/content/gallery'
import type { Vehicle } from '@/lib/content/schema/fleet'
import type { Words } from '@/lib/content/words'
import { fill } from '@/lib/site/fill'
import { FeatureList } from './feature-list'
import { KeyFigures } from './key-figures'
import { QuestionList } from './question-list'
import { RelatedLinks, type RelatedLinksProps } from './related-links'
import { RentalTerms } from './rental-terms'
import { SeatPlan } from './seat-plan'
import { SimilarVehicles } from './similar-vehicles'
import type { SpecRow } from './spec-table'
import type { VehicleCardProps } from './vehicle-card'
import { VehicleGallery } from './vehicle-gallery'
import { VehicleTabs } from './vehicle-tabs'

/** Id of the heading over the page's own form. */
export const VEHICLE_ENQUIRY_ID = 'enquiry-heading'

export type VehiclePageProps = {
  vehicle: Vehicle
  pictures: ShownPicture[]
  specs: SpecRow[]
  figures: KeyFigure[]
  similar: VehicleCardProps[]
  /** Where to go on to: its category's other vehicles, posts that name it. */
  related: RelatedLinksProps[]
  trail: Crumb[]
  numbers: ContactWays
  words: Words
}

function Overview({ vehicle, pictures, specs, figures, trail, numbers, words }: VehiclePageProps) {
  const { common, trip, enquiry, message, number } = words
  return (
    <Container className="pb-section pt-6">
      <Breadcrumb label={common.breadcrumb} trail={trail} current={vehicle.name} />
      <div className="mt-2 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <h1 className="pb-5 text-h1">{vehicle.name}</h1>
          <ErrorBoundary>
            <VehicleGallery
              vehicle={vehicle.name}
              pictures={pictures}
              words={{ ...words.gallery, close: common.close }}
            />
          </ErrorBoundary>
          <KeyFigures heading={words.vehicle.figures} figures={figures} />
          <FeatureList label={words.vehicle.features} features={vehicle.features} />
        </div>
        <aside aria-labelledby={VEHICLE_ENQUIRY_ID} className="lg:row-span-2 print:hidden">
          <div className="shadow-soft max-md:z-31 rounded-lg bg-raised p-5 max-md:relative md:p-7 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
            <h2 id={VEHICLE_ENQUIRY_ID} className="text-h3">
              {fill(enquiry.heading, { vehicle: vehicle.name })}
            </h2>
            <p className="mb-4 mt-1 text-sm text-muted">{enquiry.text}</p>
            <VehicleEnquiry
              vehicle={vehicle.name}
              numbers={numbers}
              labels={{ chat: common.whatsApp, phone: common.phone }}
              words={{ trip, enquiry, message, number }}
            />
          </div>
        </aside>
        <div>
          <p className="max-w-prose text-lg">{vehicle.introText}</p>
          <VehicleTabs vehicle={vehicle} specs={specs} words={words.vehicle} />
          <RedDivider />
          <RentalTerms words={words.vehicle} />
          <div className="mt-14">
            <QuestionList
              heading={fill(words.vehicle.questions, { vehicle: vehicle.name })}
              questions={vehicle.questions}
            />
          </div>
        </div>
      </div>
    </Container>
  )
}

export function VehiclePage(props: VehiclePageProps) {
  const { vehicle, similar, related, words } = props
  return (
    <>
      <Overview {...props} />
      <SeatPlan {...vehicle} words={words.seatPlan} />
      <SimilarVehicles heading={words.vehicle.similar} cards={similar} />
      <Container className="grid gap-x-12 gap-y-10 pb-section md:grid-cols-2 print:hidden">
        {related.map((links) => (
          <RelatedLinks key={links.heading} {...links} />
        ))}
      </Container>
    </>
  )
}
