import { useEffect, useState } from 'react'
import { copyText, openShareSheet } from '@/lib/browser/take-along'
import { usePlanEditor } from './plan-context'

const loadCalendar = () => import('@/lib/trip-plan/calendar')

/** Downloads a text as a file. */
function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers read the blob only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const fileName = (name: string) => name.replace(/[^\p{L}\p{M}\p{N} ]/gu, '').trim()

/**
 * The exports of a plan.
 * @returns the actions, the status message of the last one, and the text to copy by hand where the clipboard is
 * blocked.
 */
export function usePlanExport(text: string) {
  const { plan, check, messages } = usePlanEditor()
  const { tripPlan } = messages
  const [status, setStatus] = useState('')
  const [textToCopy, setTextToCopy] = useState('')

  // Loaded in advance, so that the export works offline.
  useEffect(() => void loadCalendar().catch(() => undefined), [])

  const copy = async (what: string) => {
    const isCopied = await copyText(what)
    setStatus(isCopied ? tripPlan.copied : tripPlan.copyFailed)
    setTextToCopy(isCopied ? '' : what)
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
    setStatus(tripPlan.tooLong)
  }
  const saveCalendar = async () => {
    const { planCalendar } = await loadCalendar()
    const { hostname } = window.location
    const file = planCalendar(plan, {
      ...{ labels: tripPlan.calendarLabels, checks: check.days },
      ...{ host: hostname, now: new Date() },
    })
    setStatus(file ? '' : tripPlan.calendarNeeds)
    if (file) saveFile(`${fileName(plan.name) || plan.id}.ics`, file, 'text/calendar')
  }
  const share = async () => {
    const url = await readAddress()
    if (await openShareSheet({ title: plan.name, text, url })) return
    setStatus(tripPlan.shareFailed)
    setTextToCopy([text, url].filter(Boolean).join('\n\n'))
  }
  return { status, textToCopy, copyPlan: () => copy(text), copyAddress, saveCalendar, share }
}
