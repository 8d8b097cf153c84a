import type { KeyFigure } from '@/lib/content/key-figures'
import { contactLabels, type ContactWays } from '@/components/enquiry/contact-buttons'
import { VehicleEnquiry } from '@/components/enquiry/vehicle-enquiry'
import { type RoadNews, RoadNewsList } from '@/components/guides/road-news-list'
import { Breadcrumb, type Crumb } from '@/components/layout/breadcrumb'
import { classNames } from '@/components/ui/class-names'
import { Container } from '@/components/ui/container'
import { FromPrice, type FromPriceProps } from '@/components/rates/from-price'
import { Link } from '@/components/ui/link'
import { RedDivider } from '@/components/ui/red-divider'
import type { ResolvedImage } from '@/lib/content/images'
import type { Vehicle } from '@/lib/content/schema/fleet'
import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import { papersPath, VEHICLE_ENQUIRY_ID } from '@/lib/routes/routes'
import { FeatureList } from './feature-list'
import { KeyFigures } from './key-figures'
import { QuestionList } from './question-list'
import { RelatedPages, type RelatedLinksProps } from './related-links'
import { RentalTerms } from './rental-terms'
import { SeatPlan } from './seat-plan'
import { SimilarVehicles } from './similar-vehicles'
import type { SpecRow } from './spec-table'
import type { VehicleCardProps } from './vehicle-card'
import { VehicleGallery } from './vehicle-gallery'
import { VehicleTabs } from './vehicle-tabs'

export type VehiclePageProps = {
  vehicle: Vehicle
  pictures: ResolvedImage[]
  cabin: ResolvedImage | undefined
  specs: SpecRow[]
  figures: KeyFigure[]
  /** What its papers say; none while nothing is given. */
  papers: string[]
  /** What concerns vehicles of its fuel for a time. */
  news: RoadNews[]
  /** While rates are given. */
  price?: FromPriceProps
  similar: VehicleCardProps[]
  /** Links to other vehicles of its category, and to posts and guides that name it. */
  related: RelatedLinksProps[]
  trail: Crumb[]
  numbers: ContactWays
  messages: Messages
}

/** Figures and features, and, once given, its papers and prices. */
const Facts = ({ vehicle, figures, papers, price, messages }: VehiclePageProps) => (
  <>
    <KeyFigures heading={messages.vehicle.figures} figures={figures} />
    <FeatureList label={messages.vehicle.features} features={vehicle.features} />
    {papers.length > 0 && (
      <p className="mt-4 text-sm text-muted">
        {`${papers.join(' · ')} `}
        <Link href={papersPath} className="text-ink underline underline-offset-4 hover:text-action">
          {messages.papers.label}
        </Link>
      </p>
    )}
    {price && <FromPrice {...price} />}
  </>
)

function Overview(props: VehiclePageProps) {
  const { vehicle, pictures, specs, trail, numbers, messages } = props
  const { common, trip, enquiry, message, number } = messages
  return (
    <Container className="pb-section pt-6">
      <Breadcrumb label={common.breadcrumb} trail={trail} current={vehicle.name} />
      <div className="mt-2 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <h1 className="pb-5 text-h1">{vehicle.name}</h1>
          <VehicleGallery
            vehicle={vehicle.name}
            pictures={pictures}
            messages={{ ...messages.gallery, close: common.close }}
          />
          <Facts {...props} />
        </div>
        <aside aria-labelledby={VEHICLE_ENQUIRY_ID} className="lg:row-span-2 print:hidden">
          <div className="shadow-soft rounded-lg bg-raised p-5 md:p-7 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
            <h2 id={VEHICLE_ENQUIRY_ID} className="text-h3">
              {interpolate(enquiry.heading, { vehicle: vehicle.name })}
            </h2>
            <p className="mb-4 mt-1 text-sm text-muted">{enquiry.text}</p>
            <VehicleEnquiry
              vehicle={vehicle.name}
              numbers={numbers}
              labels={contactLabels(common)}
              messages={{ trip, enquiry, message, number }}
            />
          </div>
        </aside>
        <div>
          <p className="max-w-prose text-lg">{vehicle.introText}</p>
          <VehicleTabs vehicle={vehicle} specs={specs} messages={messages.vehicle} />
          <RedDivider />
          <RentalTerms messages={messages.vehicle} />
          <div className="mt-14">
            <QuestionList
              heading={interpolate(messages.vehicle.questions, { vehicle: vehicle.name })}
              questions={vehicle.questions}
            />
          </div>
        </div>
      </div>
    </Container>
  )
}

export function VehiclePage(props: VehiclePageProps) {
  const { vehicle, pictures, cabin, news, similar, related, messages } = props
  return (
    <>
      <div className={classNames('picture-light', pictures[0]?.picture?.shade)}>
        <Overview {...props} />
      </div>
      {news.length > 0 && (
        <Container className="pb-section">
          <RoadNewsList heading={messages.guide.status.now} news={news} />
        </Container>
      )}
      <SeatPlan {...vehicle} cabin={cabin} messages={messages.seatPlan} />
      <SimilarVehicles heading={messages.vehicle.similar} cards={similar} />
      <Container className="pb-section">
        <RelatedPages related={related} />
      </Container>
    </>
  )
}
