import { CalendarPlus, Copy, Link2, MessageCircle, Printer, Share2 } from 'lucide'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ContactNumbers } from '@/components/enquiry/contact-buttons'
import { FormStatus } from '@/components/form/form-status'
import { Textarea } from '@/components/form/textarea'
import { Button, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { chatLink } from '@/lib/site/contact-links'
import { usePlanEditor } from './plan-context'

type TakeAlongProps = {
  numbers: ContactNumbers
  /** The plan as text for the chat, and in full. */
  message: string
  text: string
}

const loadCalendar = () => import('@/lib/trip-plan/calendar')

/** Whether the device has a share sheet; no server has one. */
const canShare = () => typeof navigator.share === 'function'
const never = () => () => {}

/** Has the browser save a text as a file. */
function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The ways to take a plan along that need no sending. */
export function TakeAlong({ numbers, message, text }: TakeAlongProps) {
  const { plan, words } = usePlanEditor()
  const { tripPlan } = words
  const hasShare = useSyncExternalStore(never, canShare, () => false)
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
    const written = writeAddress(plan)
    return written.written
      ? `${window.location.origin}${window.location.pathname}#${written.fragment}`
      : undefined
  }
  const copyAddress = async () => {
    const address = await readAddress()
    if (address) return copy(address)
    setSaid(tripPlan.tooLong)
  }
  const saveCalendar = async () => {
    const { planCalendar } = await loadCalendar()
    const file = planCalendar(plan, {
      labels: tripPlan.calendarLabels,
      host: window.location.hostname,
      now: new Date(),
    })
    setSaid(file ? '' : tripPlan.calendarNeeds)
    if (file)
      saveFile(
        `${plan.name.replace(/[^\p{L}\p{M}\p{N} ]/gu, '').trim() || plan.id}.ics`,
        file,
        'text/calendar',
      )
  }
  // A visitor who closes the sheet has changed their mind.
  const share = async () => navigator.share({ title: plan.name, text, url: await readAddress() })

  return (
    <section aria-labelledby="plan-take" className="print:hidden">
      <h2 id="plan-take" className="text-h3">
        {tripPlan.take}
      </h2>
      <p className="mt-2 text-sm text-muted">{tripPlan.takeText}</p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <a
          href={chatLink(numbers.chat, message)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('outline', 'px-3')}
        >
          <Icon of={MessageCircle} className="size-4" />
          {tripPlan.message}
        </a>
        <Button look="outline" className="px-3" onClick={() => void copy(text)}>
          <Icon of={Copy} className="size-4" />
          {tripPlan.copyText}
        </Button>
        <Button look="outline" className="px-3" onClick={() => void saveCalendar().catch(() => undefined)}>
          <Icon of={CalendarPlus} className="size-4" />
          {tripPlan.calendar}
        </Button>
        <Button look="outline" className="px-3" onClick={() => void copyAddress().catch(() => undefined)}>
          <Icon of={Link2} className="size-4" />
          {tripPlan.copyAddress}
        </Button>
        <Button look="outline" className="px-3" onClick={() => window.print()}>
          <Icon of={Printer} className="size-4" />
          {tripPlan.print}
        </Button>
        {hasShare && (
          <Button look="outline" className="px-3" onClick={() => void share().catch(() => undefined)}>
            <Icon of={Share2} className="size-4" />
            {tripPlan.share}
          </Button>
        )}
      </div>
      <FormStatus text={said} className="mt-2" />
      {byHand && <Textarea label={tripPlan.copyText} readOnly value={byHand} className="mt-2" />}
    </section>
  )
}
