import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Checkbox } from '@/components/form/checkbox'
import { Link } from '@/components/ui/link'
import type { FleetRow } from '@/lib/fleet/row'
import { interpolate } from '@/lib/format/interpolate'
import type { CompareMessages } from './props'
import { FactCell, FigureCell } from './table-cells'

type FleetTableRowProps = {
  row: FleetRow
  isChosen: boolean
  /** Id of the text that explains why no more vehicles can be chosen; undefined while they can. */
  refusal: string | undefined
  onToggle: (slug: string) => void
  messages: CompareMessages
}

const cell = 'md:border-b md:border-line md:py-4'
const spaced = `${cell} md:pr-4`
/** On a phone a row is a card: facts are below name and figures, the two actions on a line below the facts. */
const card =
  "flex flex-wrap items-baseline gap-x-2 md:table-row max-md:after:order-1 max-md:after:basis-full max-md:after:content-['']"
const fact = `${spaced} order-1 text-sm max-md:mr-1`

const DetailsLink = ({ row, label }: { row: FleetTableRowProps['row']; label: string }) => (
  <Link
    href={row.path}
    className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-sm font-semibold text-action hover:underline"
  >
    {label}
    <span className="sr-only">{`: ${row.name}`}</span>
    <Icon of={ArrowRight} className="nudge-on-hover size-4" />
  </Link>
)

export function FleetTableRow({ row, isChosen, refusal, onToggle, messages }: FleetTableRowProps) {
  const { bags, specs } = row
  return (
    <tr className={`group border-b border-line py-3 ${card}`}>
      <th
        scope="row"
        className={`${spaced} left-0 z-10 basis-[calc(100%-10rem)] text-balance bg-surface font-normal md:min-w-44 md:max-lg:sticky`}
      >
        <span className="block font-display text-h4">{row.name}</span>
        <span className="block text-xs text-muted">{row.categoryTitle}</span>
      </th>
      <td className={`noscript:hidden ${spaced} order-2 self-center`}>
        <Checkbox
          label={<span className="md:sr-only">{messages.choose}</span>}
          aria-label={interpolate(messages.chooseNamed, { vehicle: row.name })}
          checked={isChosen}
          disabled={refusal !== undefined && !isChosen}
          aria-describedby={isChosen ? undefined : refusal}
          onChange={() => onToggle(row.slug)}
        />
      </td>
      <FigureCell
        label={messages.people}
        figure={String(row.passengers)}
        className={`${spaced} max-md:w-20 max-md:text-center`}
      />
      <FigureCell
        label={messages.largeBags}
        figure={String(bags.large)}
        className={`${spaced} max-md:w-16 max-md:text-right`}
      />
      <FactCell label={messages.seats} fact={row.seats} className={fact} />
      <FactCell label={messages.cabinBags} fact={String(bags.cabin)} className={fact} />
      <FactCell
        fact={specs.mileage ?? specs.batteryCapacity}
        notGiven={messages.notGiven}
        className={`${fact} whitespace-nowrap`}
      />
      <FactCell
        label={messages.airConditioning}
        fact={specs.airConditioning}
        className={`${spaced} text-sm max-md:hidden md:w-56`}
      />
      <td className={`${cell} order-2 ml-auto self-center md:text-right`}>
        <DetailsLink row={row} label={messages.common.getDetails} />
      </td>
    </tr>
  )
}
