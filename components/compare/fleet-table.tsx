import type { FleetRow } from '@/lib/fleet/row'
import { canChoose } from '@/lib/fleet/compare'
import { CHOICE_FULL_ID } from './compare-tray'
import type { CompareMessages } from './props'
import { FleetTableRow } from './fleet-table-row'

type FleetTableProps = {
  rows: FleetRow[]
  caption: string
  chosen: string[]
  onToggle: (slug: string) => void
  messages: CompareMessages
}

const head =
  'border-b border-ink bg-surface pb-3 pr-4 pt-4 align-bottom font-semibold z-10 lg:sticky lg:top-(--header-height)'

function TableHead({ messages }: Pick<FleetTableProps, 'messages'>) {
  const { seats, people, largeBags, cabinBags, power, airConditioning } = messages
  return (
    <thead className="text-xs max-md:sr-only">
      <tr>
        <th scope="col" className={`${head} sticky left-0`}>
          {messages.vehicle}
        </th>
        <th scope="col" className={`noscript:hidden ${head}`}>
          {messages.choose}
        </th>
        {[people, largeBags, seats, cabinBags, power, airConditioning].map((column) => (
          <th key={column} scope="col" className={head}>
            {column}
          </th>
        ))}
        <th scope="col" className={head}>
          <span className="sr-only">{messages.details}</span>
        </th>
      </tr>
    </thead>
  )
}

/**
 * One row per vehicle. On a phone every row is a card; on screens up to 1024 px the table scrolls horizontally with a
 * sticky first column, and on wider ones it has a sticky head.
 */
export function FleetTable({ rows, caption, chosen, onToggle, messages }: FleetTableProps) {
  return (
    <>
      <p className="hidden pb-2 text-sm text-muted md:max-lg:block">{messages.scrolls}</p>
      <div
        role="region"
        aria-label={caption}
        tabIndex={0}
        className="relative max-lg:overflow-x-auto max-lg:overscroll-x-contain"
      >
        <table className="block w-full border-separate text-left [border-spacing:0] md:table md:max-lg:min-w-[60rem]">
          <caption className="sr-only">{caption}</caption>
          <TableHead messages={messages} />
          <tbody className="block border-t border-ink md:table-row-group">
            {rows.map((row) => (
              <FleetTableRow
                key={row.slug}
                row={row}
                isChosen={chosen.includes(row.slug)}
                refusal={canChoose(chosen) ? undefined : CHOICE_FULL_ID}
                onToggle={onToggle}
                messages={messages}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
