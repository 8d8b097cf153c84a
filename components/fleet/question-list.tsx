import { ChevronDown } from 'lucide-react'

type QuestionListProps = { heading: string; questions: { question: string; answer: string }[] }

/** Questions that open one at a time, by the browser itself. */
export function QuestionList({ heading, questions }: QuestionListProps) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-h3">
        {heading}
      </h2>
      <div className="mt-5 border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} name="questions" className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
