import { useEffect, useRef, useSyncExternalStore } from 'react'
import { FormStatus } from '@/components/form/form-status'
import { Button } from '@/components/ui/button'
import { close } from '@/components/ui/commands'
import type { Words } from '@/lib/content/words'
import { getNeeded, subscribeNeeded } from '@/lib/trip/needed'

type NeededNoticeProps = { dialogId: string; needed: Words['trip']['needed']; toForm: string }

/**
 * Says inside the dialog that covers the form what the form still needs, and leads there. Once: the dialog that has
 * been opened again gives the focus back to its button.
 */
export function NeededNotice({ dialogId, needed, toForm }: NeededNoticeProps) {
  const { key, control } = useSyncExternalStore(subscribeNeeded, getNeeded, () => undefined) ?? {}
  const leadsToForm = useRef(true)

  useEffect(() => {
    const dialog = document.getElementById(dialogId)
    const onClose = () => {
      const { control: gap } = getNeeded() ?? {}
      if (leadsToForm.current) gap?.focus()
      if (gap) leadsToForm.current = false
    }
    dialog?.addEventListener('close', onClose)
    return () => dialog?.removeEventListener('close', onClose)
  }, [dialogId])

  return (
    <div className="grid gap-2 md:hidden">
      <FormStatus tone="neutral" text={key && control && needed[key]} className="mt-3 empty:absolute" />
      {control && (
        <Button look="outline" onClick={() => (leadsToForm.current = true)} {...close(dialogId)}>
          {toForm}
        </Button>
      )}
    </div>
  )
}
