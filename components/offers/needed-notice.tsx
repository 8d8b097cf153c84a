import { useEffect, useRef } from 'react'
import { ContactButtons, contactLabels, type ContactWays } from '@/components/enquiry/contact-buttons'
import { FormStatus } from '@/components/form/form-status'
import { Button } from '@/components/ui/button'
import { close } from '@/components/ui/commands'
import { useStore } from '@/components/ui/use-browser-value'
import type { Messages } from '@/lib/content/schema/messages'
import { tripMessage } from '@/lib/enquiry/message'
import { readTrip } from '@/lib/trip/form'
import { neededStore } from '@/lib/trip/needed'
import { clearOtherTab, type TripType } from '@/lib/trip/trip'

type NeededNoticeProps = {
  dialogId: string
  needed: Messages['trip']['needed']
  numbers: ContactWays
  messages: Pick<Messages, 'offers' | 'common' | 'message'>
}

/** The trip of a form as the chat and the e-mail carry it. */
const tripIn = (form: HTMLFormElement) => clearOtherTab(readTrip(form), form.dataset.tab as TripType)

/**
 * Shows what the form still needs in the dialog that covers the form, with a button to the form; for a number that the
 * form does not take, the ways that take it. The first close of the dialog focuses the control; later ones return the
 * focus to the button that opened the dialog.
 */
export function NeededNotice({ dialogId, needed, numbers, messages }: NeededNoticeProps) {
  const { key, control } = useStore(neededStore) ?? {}
  const leadsToForm = useRef(true)

  useEffect(() => {
    const dialog = document.getElementById(dialogId)
    const onClose = () => {
      const { control: missing } = neededStore.get() ?? {}
      if (leadsToForm.current) missing?.focus()
      if (missing) leadsToForm.current = false
    }
    dialog?.addEventListener('close', onClose)
    return () => dialog?.removeEventListener('close', onClose)
  }, [dialogId])

  return (
    <div className="grid gap-2 md:hidden">
      <FormStatus tone="neutral" text={key && control && needed[key]} className="mt-3 empty:absolute" />
      {control?.form && key === 'contactForeign' && (
        <ContactButtons
          numbers={numbers}
          message={tripMessage(messages.message, '', tripIn(control.form))}
          labels={{ ...contactLabels(messages.common), phone: undefined }}
          variant="action"
        />
      )}
      {control && key !== 'contactForeign' && (
        <Button onClick={() => (leadsToForm.current = true)} {...close(dialogId)}>
          {messages.offers.toForm}
        </Button>
      )}
    </div>
  )
}
