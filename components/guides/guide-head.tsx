import { Breadcrumb, type Crumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/ui/container'
import { RoadMap, type RoadMapProps } from './road-map'

export type GuideHeadProps = {
  title: string
  place: string
  verdict: string
  answer: string
  figures: { label: string; value: string }[]
  figuresLabel: string
  /** Missing while the date is a sample. */
  checked?: string
  trail: Crumb[]
  breadcrumbLabel: string
  map: RoadMapProps
}

/** The main facts above the fold: how far, how long, and whether one day is enough. */
export function GuideHead(props: GuideHeadProps) {
  const { title, place, verdict, answer, figures, figuresLabel, checked, trail, breadcrumbLabel, map } = props
  return (
    <div data-tone="night">
      <Container className="grid gap-x-12 gap-y-5 pb-8 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:pb-20">
        <div>
          <Breadcrumb label={breadcrumbLabel} trail={trail} current={place} />
          <h1 className="mt-4 max-w-[16ch] text-h1">{title}</h1>
          <p className="mt-6 font-display text-h3 text-accent">{verdict}</p>
          <dl aria-label={figuresLabel} className="mt-5 flex flex-wrap gap-x-10 gap-y-3 md:gap-y-5">
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-xs text-muted">{label}</dt>
                <dd className="font-display text-h4">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-5 max-w-prose text-muted md:mt-8 md:text-lg">{answer}</p>
          {checked && <p className="mt-8 text-xs text-muted">{checked}</p>}
        </div>
        <RoadMap {...map} className="max-h-[40rem] w-full self-center" />
      </Container>
    </div>
  )
}
