import { useEffect, useRef, useSyncExternalStore } from 'react'
import { FormStatus } from '@/components/form/form-status'
import { Button } from '@/components/ui/button'
import { close } from '@/components/ui/commands'
import type { Messages } from '@/lib/content/schema/messages'
import { getNeeded, subscribeNeeded } from '@/lib/trip/needed'

type NeededNoticeProps = { dialogId: string; needed: Messages['trip']['needed']; toForm: string }

/**
 * Shows what the form still needs in the dialog that covers the form, with a button to the form. The first close of
 * the dialog focuses the control; later ones return the focus to the button that opened the dialog.
 */
export function NeededNotice({ dialogId, needed, toForm }: NeededNoticeProps) {
  const { key, control } = useSyncExternalStore(subscribeNeeded, getNeeded, () => undefined) ?? {}
  const leadsToForm = useRef(true)

  useEffect(() => {
    const dialog = document.getElementById(dialogId)
    const onClose = () => {
      const { control: missing } = getNeeded() ?? {}
      if (leadsToForm.current) missing?.focus()
      if (missing) leadsToForm.current = false
    }
    dialog?.addEventListener('close', onClose)
    return () => dialog?.removeEventListener('close', onClose)
  }, [dialogId])

  return (
    <div className="grid gap-2 md:hidden">
      <FormStatus tone="neutral" text={key && control && needed[key]} className="mt-3 empty:absolute" />
      {control && (
        <Button onClick={() => (leadsToForm.current = true)} {...close(dialogId)}>
          {toForm}
        </Button>
      )}
    </div>
  )
}
