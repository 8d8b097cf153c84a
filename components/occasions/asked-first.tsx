import { Section } from '@/components/ui/section'

type AskedFirstProps = { heading: string; questions: { question: string; answer: string }[] }

/** The most frequent questions in large type, each beside its answer. */
export function AskedFirst({ heading, questions }: AskedFirstProps) {
  return (
    <Section headingId="asked-heading">
      <h2
        id="asked-heading"
        className="font-text text-xs font-semibold uppercase tracking-[0.18em] text-accent"
      >
        {heading}
      </h2>
      {questions.map(({ question, answer }, index) => (
        <div
          key={question}
          className={
            index === 0
              ? 'grid gap-x-16 gap-y-4 pb-10 pt-6 md:grid-cols-2'
              : 'grid gap-x-16 gap-y-4 border-t border-line py-10 md:grid-cols-2'
          }
        >
          <h3 className="max-w-[22ch] text-h3 md:text-h2">{question}</h3>
          <p className="max-w-prose text-lg">{answer}</p>
        </div>
      ))}
    </Section>
  )
}
