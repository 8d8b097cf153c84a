import { Fold } from '@/components/ui/fold'

export type NamedText = { heading: string; text: string }

type GuideFactsProps = {
  heading: string
  facts: NamedText[]
  stayAway: { heading: string; items: { when: string; why: string }[] }
}

/** Facts about a road: tolls, permits, driving after dark, seasons, and when not to go. */
export function GuideFacts({ heading, facts, stayAway }: GuideFactsProps) {
  return (
    <section aria-labelledby="know">
      <h2 id="know" className="text-h2">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-x-12 md:grid-cols-2 md:gap-y-8">
        {facts.map(({ heading, text }) => (
          <li key={heading} className="border-t border-line md:pt-4">
            <Fold heading={heading} level="h3" headingClass="font-display text-h4">
              <p className="text-sm text-muted max-md:pb-4 md:mt-2">{text}</p>
            </Fold>
          </li>
        ))}
      </ul>
      <div className="border-line max-md:border-y md:mt-12">
        <Fold heading={stayAway.heading} level="h3" headingClass="text-h4 md:text-h3">
          <dl className="md:mt-4">
            {stayAway.items.map(({ when, why }) => (
              <div
                key={when}
                className="grid gap-x-8 gap-y-1 border-line py-4 max-md:border-t md:grid-cols-[16rem_1fr] md:border-b"
              >
                <dt className="font-semibold">{when}</dt>
                <dd className="text-sm text-muted">{why}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
    </section>
  )
}
