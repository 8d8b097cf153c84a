import { classNames } from '@/components/ui/class-names'
import { Section } from '@/components/ui/section'
import type { AboutPage } from '@/lib/content/schema/pages'

/** Mission, vision, values: the first is the largest, the other two are beside it. */
export function Values({ heading, cards }: AboutPage['values']) {
  return (
    <Section id="values" headingId="values-heading" sunken>
      <h2 id="values-heading" className="text-h2">
        {heading}
      </h2>
      <ul className="mt-10 grid gap-5 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-2">
        {cards.map(({ heading: title, text }, index) => (
          <li
            key={title}
            {...(index === 0 && { 'data-tone': 'night' })}
            className={classNames(
              'flex flex-col rounded-lg p-7 md:p-10',
              index === 0 ? 'justify-between gap-10 lg:row-span-2' : 'bg-raised',
            )}
          >
            <h3 className={index === 0 ? 'text-h4 text-accent' : 'text-h3'}>{title}</h3>
            <p className={index === 0 ? 'font-display text-h3' : 'mt-3 text-muted'}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
