import { ServiceButton } from '@/components/enquiry/service-button'
import { Breadcrumb, type Crumb } from '@/components/layout/breadcrumb'
import { classNames } from '@/components/ui/class-names'
import { TripPlannerLink } from '@/components/trip-plan/trip-planner-link'
import { Container } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'
import type { Messages } from '@/lib/content/schema/messages'

export type OccasionHeadProps = {
  title: string
  lead: string
  /** The service's title on the page of all services. */
  service: string
  /** States when the text was last reviewed. */
  checked?: string
  shown: ResolvedImage
  trail: Crumb[]
  messages: Pick<Messages, 'common' | 'service' | 'tripPlan'>
}

export function OccasionHead({ title, lead, service, checked, shown, trail, messages }: OccasionHeadProps) {
  return (
    <>
      <Container className="pb-6 pt-6 md:pb-14">
        <Breadcrumb label={messages.common.breadcrumb} trail={trail} current={service} />
        <div className="mt-4 grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <h1 className="text-h1">{title}</h1>
          <div>
            <p className="max-w-prose text-lg text-muted">{lead}</p>
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
              <ServiceButton service={service} messages={messages} />
              <TripPlannerLink label={messages.tripPlan.entry} />
            </div>
          </div>
        </div>
      </Container>
      <div className="mx-auto max-w-page md:pl-gutter md:pr-gutter-end print:hidden">
        <Picture
          {...shown}
          sizes="(min-width: 1200px) 1120px, 100vw"
          priority
          className={classNames(
            'aspect-16/9 md:aspect-5/2 w-full object-cover',
            !shown.picture?.focus && 'object-[50%_90%]',
            'md:rounded-lg',
          )}
        />
      </div>
      <Container>{checked && <p className="pt-3 text-sm text-muted">{checked}</p>}</Container>
    </>
  )
}
