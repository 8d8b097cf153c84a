import { useEffect, useState } from 'react'
import type { AnswerMessages, TripAnswer as Answer } from '@/lib/trip/answer'
import type { PlanData } from '@/lib/trip-plan/data'
import type { TripSearch } from '@/lib/trip/trip'

type TripAnswerProps = { trip: TripSearch | null; data: PlanData | undefined; messages: AnswerMessages }

/** What is known of the searched trip. Its code is imported when there is a trip to answer. */
export function TripAnswer({ trip, data, messages }: TripAnswerProps) {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!trip || !data) return
    let isCurrent = true
    import('@/lib/trip/answer')
      .then(({ answerTrip }) => isCurrent && setAnswer(answerTrip(trip, data, messages)))
      // Without the chunk the offers stand alone.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [trip, data, messages])
  if (!trip || !answer) return null
  const { more } = messages.offers.answer
  const { heading, verdict, notes, guide } = answer
  return (
    <section aria-labelledby="answer" className="mt-4 border-l-4 border-action pl-4 text-sm">
      <h3 id="answer" className="font-display text-h4">
        {heading}
      </h3>
      <p className="mt-1">{verdict}</p>
      {guide && (
        <details>
          <summary className="inline-flex min-h-11 items-center underline underline-offset-4">{more}</summary>
          <ul className="flex flex-col gap-1">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <a href={guide.path} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {guide.label}
          </a>
        </details>
      )}
    </section>
  )
}
