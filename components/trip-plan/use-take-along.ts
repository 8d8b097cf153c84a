import { useEffect, useState } from 'react'
import { usePlanEditor } from './plan-context'

const loadCalendar = () => import('@/lib/trip-plan/calendar')

/** Has the browser save a text as a file. */
function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const fileName = (name: string) => name.replace(/[^\p{L}\p{M}\p{N} ]/gu, '').trim()

/**
 * What can be done with a plan without sending it.
 * @returns the actions, what the last one has to say, and a text that the browser would not copy.
 */
export function useTakeAlong(text: string) {
  const { plan, words } = usePlanEditor()
  const { tripPlan } = words
  const [said, setSaid] = useState('')
  const [byHand, setByHand] = useState('')

  // The page goes on where there is no connection any more.
  useEffect(() => void loadCalendar().catch(() => undefined), [])

  const copy = async (what: string) => {
    const isCopied = await navigator.clipboard.writeText(what).then(
      () => true,
      () => false,
    )
    setSaid(isCopied ? tripPlan.copied : tripPlan.notCopied)
    setByHand(isCopied ? '' : what)
  }
  const readAddress = async () => {
    const { writeAddress } = await import('@/lib/trip-plan/address')
    const { origin, pathname } = window.location
    const written = writeAddress(plan)
    return written.written ? `${origin}${pathname}#${written.fragment}` : undefined
  }
  const copyAddress = async () => {
    const address = await readAddress()
    if (address) return copy(address)
    setSaid(tripPlan.tooLong)
  }
  const saveCalendar = async () => {
    const { planCalendar } = await loadCalendar()
    const { hostname } = window.location
    const file = planCalendar(plan, { labels: tripPlan.calendarLabels, host: hostname, now: new Date() })
    setSaid(file ? '' : tripPlan.calendarNeeds)
    if (file) saveFile(`${fileName(plan.name) || plan.id}.ics`, file, 'text/calendar')
  }
  // A visitor who closes the sheet has changed their mind.
  const share = async () => navigator.share({ title: plan.name, text, url: await readAddress() })
  return { said, byHand, copyText: () => copy(text), copyAddress, saveCalendar, share }
}
