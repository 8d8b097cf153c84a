import { Button } from '@/components/ui/button'
import { toggleChoice } from '@/lib/fleet/compare'
import { filterRows } from '@/lib/fleet/filter'
import type { FleetRow } from '@/lib/fleet/row'
import { sortRows } from '@/lib/fleet/sort'
import { emptyFilter } from '@/lib/fleet/state'
import { useFleetState } from '@/lib/fleet/use-fleet-state'
import { CompareDialog } from './compare-dialog'
import { CompareTray } from './compare-tray'
import { FilterControls } from './filter-controls'
import { FleetTable } from './fleet-table'
import type { CompareWords } from './props'
import { ResultCount } from './result-count'

type FleetExplorerProps = { rows: FleetRow[]; caption: string; note: string; words: CompareWords }

/** The fleet as a table that can be narrowed, sorted and compared. Without scripts it is the whole table. */
export function FleetExplorer({ rows, caption, note, words }: FleetExplorerProps) {
  const [state, change] = useFleetState(rows)
  const shown = sortRows(filterRows(rows, state), state.sort)
  const chosen = state.compare.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
  const toggle = (slug: string) => change({ compare: toggleChoice(state.compare, slug) })
  return (
    <>
      <FilterControls rows={rows} state={state} onChange={change} words={words} />
      <ResultCount count={shown.length} total={rows.length} words={words} />
      {shown.length > 0 ? (
        <FleetTable rows={shown} caption={caption} chosen={state.compare} onToggle={toggle} words={words} />
      ) : (
        <div className="border-y border-line py-14 text-center">
          <p className="mx-auto max-w-prose text-lg">{words.empty}</p>
          <Button look="outline" className="mt-5" onClick={() => change(emptyFilter)}>
            {words.reset}
          </Button>
        </div>
      )}
      <CompareTray chosen={chosen} onDrop={toggle} onClear={() => change({ compare: [] })} words={words} />
      {chosen.length > 0 && <CompareDialog rows={chosen} onDrop={toggle} words={words} />}
      <p className="mt-6 max-w-prose text-sm text-muted">{note}</p>
    </>
  )
}
