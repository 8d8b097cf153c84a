import { Dialog } from '@/components/ui/dialog'
import type { FleetRow } from '@/lib/fleet/row'
import { CompareTable } from './compare-table'
import type { CompareMessages } from './props'

export const COMPARE_ID = 'side-by-side'

type CompareDialogProps = { rows: FleetRow[]; onDrop: (slug: string) => void; messages: CompareMessages }

/** The comparison as a modal dialog; closing it returns the focus to the button that opened it. */
export function CompareDialog({ rows, onDrop, messages }: CompareDialogProps) {
  return (
    <Dialog
      id={COMPARE_ID}
      title={messages.sideBySide}
      closeLabel={messages.common.close}
      data-tone="day"
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(60rem,100vw-1rem)] max-w-none overflow-y-auto overscroll-contain rounded-lg p-4 sm:p-8"
    >
      <CompareTable rows={rows} onDrop={onDrop} messages={messages} />
    </Dialog>
  )
}
