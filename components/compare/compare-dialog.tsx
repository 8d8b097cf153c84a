import { Dialog } from '@/components/ui/dialog'
import type { FleetRow } from '@/lib/fleet/row'
import { CompareTable } from './compare-table'
import type { CompareWords } from './props'

export const COMPARE_ID = 'side-by-side'

type CompareDialogProps = { rows: FleetRow[]; onDrop: (slug: string) => void; words: CompareWords }

/** The chosen vehicles over the page; closing it leads back to the very row one came from. */
export function CompareDialog({ rows, onDrop, words }: CompareDialogProps) {
  return (
    <Dialog
      id={COMPARE_ID}
      title={words.sideBySide}
      closeLabel={words.common.close}
      data-tone="day"
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(60rem,100vw-1rem)] max-w-none overflow-y-auto overscroll-contain rounded-lg p-4 sm:p-8"
    >
      <CompareTable rows={rows} onDrop={onDrop} words={words} />
    </Dialog>
  )
}
