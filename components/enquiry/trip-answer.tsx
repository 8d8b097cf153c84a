import { useEffect, useState } from 'react'
import { useTripData } from '@/components/enquiry/use-trip-data'
import { afterPress } from '@/lib/browser/after-press'
import { href, tripDataPath } from '@/lib/routes/routes'
import type { TripData } from '@/lib/trip/data'
import type { TripAnswer as Answer } from '@/lib/trip/answer'
import type { TripSearch } from '@/lib/trip/trip'

type TripAnswerProps = {
  trip: TripSearch | null
  data: TripData | undefined
  /** The name of the one that is asked for, or of the smallest that fits. */
  vehicle?: string
  /** The level of its heading. */
  level?: 'h2' | 'h3'
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** What else is to be known of the day, folded away, and the page that says more. */
function Day({ answer: { notes, guide }, label }: { answer: Answer; label: string }) {
  const link = guide && (
    <a href={guide.path} className={linkClass}>
      {guide.label}
    </a>
  )
  if (notes.length === 0) return link
  return (
    <details>
      <summary className={linkClass}>{label}</summary>
      <ul className="flex flex-col gap-1">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {link}
    </details>
  )
}

/** What is known of a trip. Its code is imported when there is a trip to answer. */
export function TripAnswer({ trip, data, vehicle, level: Heading = 'h3' }: TripAnswerProps) {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!trip || !data) return
    let isCurrent = true
    import('@/lib/trip/answer')
      .then(({ answerTrip }) => afterPress(() => isCurrent && setAnswer(answerTrip(trip, data, vehicle))))
      // Without the chunk the page stands alone.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [trip, data, vehicle])
  if (!trip || !data || !answer) return null
  const { heading, refused, verdict, warnings, tour } = answer
  return (
    <section aria-labelledby="answer" className="mt-4 border-l-4 border-action pl-4 text-sm">
      <Heading id="answer" className="font-display text-h4">
        {heading}
      </Heading>
      {refused && <p className="mt-1 font-semibold text-action">{refused}</p>}
      <p className="mt-1">{verdict}</p>
      {warnings.map((text) => (
        <p key={text} className="mt-1 font-semibold">
          {text}
        </p>
      ))}
      {tour && (
        <a href={tour.path} className={`${linkClass} font-semibold`}>
          {tour.label}
        </a>
      )}
      <Day answer={answer} label={data.texts.answer.more} />
    </section>
  )
}

type TypedAnswerProps = Pick<TripAnswerProps, 'vehicle' | 'level'> & { trip: TripSearch | undefined }

/** The answer to a trip out of town that is being typed. Its data is fetched once its destination is there. */
export function TypedAnswer({ trip, ...props }: TypedAnswerProps) {
  const asked = trip?.destination ? trip : null
  const data = useTripData(asked ? href(tripDataPath) : undefined)
  return (
    <div aria-live="polite" className="empty:absolute print:hidden">
      <TripAnswer {...props} trip={asked} data={data} />
    </div>
  )
}
