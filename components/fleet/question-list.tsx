import { QuestionItems } from '@/components/ui/question-items'

type QuestionListProps = { heading: string; questions: { question: string; answer: string }[] }

export function QuestionList({ heading, questions }: QuestionListProps) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="mb-5 text-h3">
        {heading}
      </h2>
      <QuestionItems group="questions" questions={questions} />
    </section>
  )
}
