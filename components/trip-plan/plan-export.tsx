import { CalendarPlus, Copy, Link2, MessageCircle, Printer, Share2 } from 'lucide'
import type { ContactNumbers } from '@/components/enquiry/contact-buttons'
import { FormStatus } from '@/components/form/form-status'
import { Textarea } from '@/components/form/textarea'
import { Button, buttonClass } from '@/components/ui/button'
import { Icon, type IconShape } from '@/components/ui/icon'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { chatLink } from '@/lib/routes/contact-links'
import { usePlanEditor } from './plan-context'
import { usePlanExport } from './use-plan-export'

export type PlanExportProps = {
  numbers: ContactNumbers
  /** The plan as text, for the chat and in full. */
  message: string
  text: string
}

/** Whether the device has a share sheet; no server has one. */
const canShare = () => typeof navigator.share === 'function'

type ActionProps = { icon: IconShape; label: string; action: () => void | Promise<void> }

function Action({ icon, label, action }: ActionProps) {
  // Code that cannot be loaded is ignored: the next press tries again.
  const run = async () => action()
  return (
    <Button variant="outline" onClick={() => void run().catch(() => undefined)}>
      <Icon of={icon} className="size-4" />
      {label}
    </Button>
  )
}

/** The ways to export a plan without sending it. */
export function PlanExport({ numbers, message, text }: PlanExportProps) {
  const { tripPlan } = usePlanEditor().messages
  const hasShare = useBrowserValue(canShare, false)
  const { status, textToCopy, copyPlan, saveCalendar, copyAddress, share } = usePlanExport(text)
  return (
    <section aria-labelledby="plan-take" className="print:hidden">
      <h3 id="plan-take" className="text-h4">
        {tripPlan.exportHeading}
      </h3>
      <p className="mt-2 text-sm text-muted">{tripPlan.exportText}</p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <a
          href={chatLink(numbers.chat, message)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('outline')}
        >
          <Icon of={MessageCircle} className="size-4" />
          {tripPlan.message}
        </a>
        <Action icon={Copy} label={tripPlan.copyText} action={copyPlan} />
        <Action icon={CalendarPlus} label={tripPlan.calendar} action={saveCalendar} />
        <Action icon={Link2} label={tripPlan.copyAddress} action={copyAddress} />
        <Action icon={Printer} label={tripPlan.print} action={() => window.print()} />
        {hasShare && <Action icon={Share2} label={tripPlan.share} action={share} />}
      </div>
      <p className="mt-2 text-sm text-muted">{tripPlan.calendarAgain}</p>
      <FormStatus text={status} className="mt-2" />
      {textToCopy && <Textarea label={tripPlan.copyText} readOnly value={textToCopy} className="mt-2" />}
    </section>
  )
}
