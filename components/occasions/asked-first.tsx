import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import { splitFirst } from '@/lib/format/first-sentence'

type Question = { question: string; answer: string }
type AskedFirstProps = { heading: string; questions: Question[] }

/** A question beside its answer; on a phone the first sentence of the answer stands below the question. */
function Asked({ question, answer }: Question) {
  const { first, rest } = splitFirst(answer)
  const heading = 'text-h4 md:max-w-[28ch] md:text-h3'
  return (
    <div className="grid gap-x-16 border-line max-md:border-b max-md:py-2 md:grid-cols-2 md:border-t md:py-7">
      {rest ? (
        <Fold heading={question} brief={first} level="h3" headingClass={heading}>
          <p className="max-w-prose md:text-lg">
            <span className="unfolded">{first} </span>
            {rest}
          </p>
        </Fold>
      ) : (
        <>
          <h3 className={heading}>{question}</h3>
          <p className="max-w-prose md:text-lg">{first}</p>
        </>
      )}
    </div>
  )
}

/** The most frequent questions with their answers. */
export const AskedFirst = ({ heading, questions }: AskedFirstProps) => (
  <Section headingId="asked">
    <h2 id="asked" className="mb-4 font-text text-xs font-semibold uppercase tracking-[0.18em] text-accent">
      {heading}
    </h2>
    {questions.map((asked) => (
      <Asked key={asked.question} {...asked} />
    ))}
  </Section>
)
