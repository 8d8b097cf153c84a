'use client'

import { Button } from '@/components/ui/button'
import { toggleChoice } from '@/lib/fleet/compare'
import { filterRows } from '@/lib/fleet/filter'
import type { FleetRow } from '@/lib/fleet/row'
import { sortRows } from '@/lib/fleet/sort'
import { emptyFilter } from '@/lib/fleet/state'
import { useFleetState } from './use-fleet-state'
import { CompareDialog } from './compare-dialog'
import { CompareTray } from './compare-tray'
import { FilterControls } from './filter-controls'
import { FleetTable } from './fleet-table'
import type { CompareMessages } from './props'
import { ResultCount } from './result-count'
import { island } from '@/late-start/island'

type FleetExplorerProps = { rows: FleetRow[]; caption: string; note: string; messages: CompareMessages }

/** The fleet as a table with filters, sorting and comparison. Without scripts it is the table alone. */
function FleetExplorerPart({ rows, caption, note, messages }: FleetExplorerProps) {
  const [state, change] = useFleetState(rows)
  const shown = sortRows(filterRows(rows, state), state.sort)
  const chosen = state.compare.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
  const toggle = (slug: string) => change({ compare: toggleChoice(state.compare, slug) })
  return (
    <>
      <FilterControls rows={rows} state={state} onChange={change} messages={messages} />
      <ResultCount count={shown.length} total={rows.length} messages={messages} />
      {shown.length > 0 ? (
        <FleetTable
          rows={shown}
          caption={caption}
          chosen={state.compare}
          onToggle={toggle}
          messages={messages}
        />
      ) : (
        <div className="border-y border-line py-14 text-center">
          <p className="mx-auto max-w-prose text-lg">{messages.empty}</p>
          <Button variant="outline" className="mt-5" onClick={() => change(emptyFilter)}>
            {messages.reset}
          </Button>
        </div>
      )}
      <CompareTray
        chosen={chosen}
        onDrop={toggle}
        onClear={() => change({ compare: [] })}
        messages={messages}
      />
      {chosen.length > 0 && <CompareDialog rows={chosen} onDrop={toggle} messages={messages} />}
      <p className="mt-6 max-w-prose text-sm text-muted">{note}</p>
    </>
  )
}

export const FleetExplorer = island('fleet-explorer', FleetExplorerPart, { start: 'use', restores: ['?'] })
