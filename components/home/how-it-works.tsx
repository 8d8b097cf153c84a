import { Container } from '@/components/ui/container'
import { SectionHeading } from '@/components/ui/section-heading'
import type { HomePage } from '@/lib/content/schema'

/** The four stops of a booking, on the line that joins them. */
export function HowItWorks({ heading, text, steps }: HomePage['howItWorks']) {
  return (
    <section id="how-it-works" aria-labelledby="how-heading" className="py-section">
      <Container>
        <SectionHeading id="how-heading" heading={heading} text={text} />
        <ol className="mt-10 grid gap-y-8 md:grid-cols-4">
          {steps.map((step, index) => (
            <li
              key={step.heading}
              className="relative border-l border-action pb-2 pl-8 md:border-l-0 md:border-t md:pl-0 md:pr-8 md:pt-8"
            >
              <span
                aria-hidden
                className="absolute -left-4 top-0 grid size-8 place-items-center rounded-full border border-action bg-surface font-display text-sm text-action md:-top-4 md:left-0"
              >
                {index + 1}
              </span>
              <h3 className="text-h4">{step.heading}</h3>
              <p className="mt-2 text-sm text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
