import { ChevronDown } from 'lucide'
import { Icon } from './icon'

type QuestionItemsProps = {
  /** The `name` of the `details` elements: the browser opens only one of a group at a time. */
  group: string
  questions: { question: string; answer: string }[]
}

export function QuestionItems({ group, questions }: QuestionItemsProps) {
  return (
    <div className="border-t border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} name={group} className="border-b border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold md:min-h-14 md:py-3">
            {question}
            <Icon of={ChevronDown} className="turns size-5 shrink-0" />
          </summary>
          <p className="max-w-prose pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
