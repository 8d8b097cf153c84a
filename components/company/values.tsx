import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { ResolvedImage } from '@/lib/content/images'

type ValuesProps = { heading: string; cards: { heading: string; text: string; shown: ResolvedImage }[] }

/** Mission, vision, values: the first is the largest, the other two are below it. */
export function Values({ heading, cards }: ValuesProps) {
  return (
    <Section id="values" headingId="values-heading" sunken>
      <h2 id="values-heading" className="text-h2">
        {heading}
      </h2>
      <ul className="mt-10 grid gap-5 lg:grid-cols-2">
        {cards.map(({ heading: title, text, shown }, index) => (
          <li
            key={title}
            {...(index === 0 && { 'data-tone': 'night' })}
            className={classNames(
              'flex flex-col overflow-hidden rounded-lg',
              index === 0 ? 'lg:col-span-2 lg:flex-row lg:items-center' : 'bg-raised',
            )}
          >
            <Picture
              {...shown}
              sizes="(min-width: 1200px) 690px, (min-width: 1024px) 57vw, 94vw"
              maxWidth={960}
              className={classNames('aspect-16/10 w-full object-cover', index === 0 && 'lg:w-3/5')}
            />
            <div className="p-7 md:p-10">
              <h3 className={index === 0 ? 'text-h4 text-accent' : 'text-h3'}>{title}</h3>
              <p className={classNames('mt-3', index === 0 ? 'font-display text-h3' : 'text-muted')}>
                {text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
