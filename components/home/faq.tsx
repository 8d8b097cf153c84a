import { QuestionItems } from '@/components/ui/question-items'
import { Section } from '@/components/ui/section'
import type { HomePage } from '@/lib/content/schema/pages'

/** Five questions, one open at a time. S3.7. */
export function Faq({ heading, items }: HomePage['faq']) {
  return (
    <Section
      id="faq"
      headingId="faq-heading"
      sunken
      className="grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.6fr]"
    >
      <h2 id="faq-heading" className="text-h2">
        {heading}
      </h2>
      <QuestionItems group="faq" questions={items} />
    </Section>
  )
}
