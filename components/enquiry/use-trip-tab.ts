import { type RefObject, useEffect, useState } from 'react'
import { keepDraft, loadDraft, saveDraft } from '@/lib/form/draft'
import { movePlace, readTrip } from '@/lib/trip/form'
import { type TripType, tripTypes } from '@/lib/trip/trip'

/** The tab of the draft; else the one whose places the browser has restored. */
function keptType(form: HTMLFormElement): TripType | undefined {
  const { tab } = loadDraft(form)
  const { location, from, destination } = readTrip(form)
  const isOutstation = !location && (from || destination)
  return tripTypes.find((type) => type === tab) ?? (isOutstation ? 'outstation' : undefined)
}

/**
 * The selected tab of a trip form. Also restores and keeps the form's draft.
 * @param queryType the kind of trip in the query string. The visitor's choice and a draft take precedence.
 */
export function useTripTab(formRef: RefObject<HTMLFormElement | null>, queryType?: TripType) {
  const [chosen, setChosen] = useState<TripType>()
  const [kept, setKept] = useState<TripType>()

  useEffect(() => {
    const form = formRef.current
    if (!form) return
    const stop = keepDraft(form)
    setKept(keptType(form))
    return stop
  }, [formRef])

  useEffect(() => {
    if (chosen && formRef.current) saveDraft(formRef.current)
  }, [chosen, formRef])

  const choose = (value: string) => {
    const type = value as TripType
    if (formRef.current) movePlace(formRef.current, type)
    setChosen(type)
  }

  return { type: chosen ?? kept ?? queryType ?? 'local', choose }
}
