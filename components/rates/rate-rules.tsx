import { LinkedText } from '@/components/company/linked-text'
import { SectionHeading } from '@/components/ui/section-heading'

export type RateRulesProps = {
  heading: string
  text: string
  items: { id: string; heading: string; text: string; sentences: string[] }[]
  /** Links to the sections of the terms that the texts name. */
  links: Record<string, { text: string; href: string }>
}

/** The factors that change a rate. */
export function RateRules({ heading, text, items, links }: RateRulesProps) {
  return (
    <section aria-labelledby="rules">
      <SectionHeading id="rules" heading={heading} text={text} />
      <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.id} id={item.id} className="border-t border-control pt-4">
            <h3 className="text-h4">{item.heading}</h3>
            <p className="mt-2 text-sm text-muted">
              <LinkedText text={item.text} links={links} />
            </p>
            {item.sentences.length > 0 && (
              <p className="mt-2 text-sm text-muted">{item.sentences.join(' ')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
