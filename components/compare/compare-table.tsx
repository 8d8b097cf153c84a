import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { FleetRow } from '@/lib/fleet/row'
import { interpolate } from '@/lib/format/interpolate'
import { VEHICLE_ENQUIRY_ID } from '@/lib/routes/routes'
import { linesOf } from './compare-lines'
import type { CompareMessages } from './props'
import { NotGiven } from './table-cells'

type CompareTableProps = { rows: FleetRow[]; onDrop: (slug: string) => void; messages: CompareMessages }

const line = 'flex flex-wrap gap-x-3 pt-3 md:flex-nowrap'
const ruled = `${line} border-b border-line pb-3`
const labelCell = 'basis-full md:basis-32 md:shrink-0'
const column = 'min-w-0 flex-1'
const action =
  'inline-flex min-h-11 cursor-pointer items-center text-left text-xs underline-offset-4 hover:underline sm:text-sm'

/** A zero-width space after a slash allows a line break in 'Scania/Volvo'. */
const breakable = (name: string) => name.replace(/\/(?=\D)/g, '/\u200b')

/** Leads to each vehicle's form, which begins with the trip that was searched for. */
const QuoteRow = ({ rows, messages }: Pick<CompareTableProps, 'rows' | 'messages'>) => (
  <tr className={ruled}>
    <td className={labelCell} />
    {rows.map(({ slug, path, name }) => (
      <td key={slug} className={column}>
        <Link
          href={`${path}#${VEHICLE_ENQUIRY_ID}`}
          aria-label={interpolate(messages.getQuoteFor, { vehicle: name })}
          className={buttonClass('outline', 'max-sm:w-full', 'narrow')}
        >
          {messages.getQuote}
        </Link>
      </td>
    ))}
  </tr>
)

/** The row with the link to each vehicle's page and the button that removes it from the comparison. */
const ActionRow = ({ rows, onDrop, messages }: CompareTableProps) => (
  <tr className={line}>
    <th scope="row" className={labelCell}>
      <span className="sr-only">{messages.details}</span>
    </th>
    {rows.map(({ slug, path, name }) => (
      <td key={slug} className={`${column} flex flex-col items-start`}>
        <Link href={path} className={`${action} font-semibold text-action`}>
          {messages.common.getDetails}
          <span className="sr-only">{`: ${name}`}</span>
        </Link>
        <button
          type="button"
          aria-label={interpolate(messages.dropNamed, { vehicle: name })}
          onClick={() => onDrop(slug)}
          className={`${action} text-muted`}
        >
          {messages.drop}
        </button>
      </td>
    ))}
  </tr>
)

/** Up to three vehicles as columns. On a phone a line's label is above its values, so that three columns fit. */
export function CompareTable({ rows, onDrop, messages }: CompareTableProps) {
  return (
    <table className="block text-left">
      <caption className="sr-only">{messages.sideBySide}</caption>
      <thead className="block">
        <tr className={line}>
          <td className={labelCell} />
          {rows.map(({ slug, name, categoryTitle }) => (
            <th key={slug} scope="col" className={`${column} font-normal`}>
              <span className="block font-display text-base sm:text-h4">{breakable(name)}</span>
              <span className="text-xs text-muted">{categoryTitle}</span>
            </th>
          ))}
        </tr>
        <QuoteRow rows={rows} messages={messages} />
      </thead>
      <tbody className="block">
        {linesOf(rows, messages).map(({ label, values, isFigure }) => (
          <tr key={label} className={ruled}>
            <th scope="row" className={`${labelCell} text-xs font-normal text-muted`}>
              {label}
            </th>
            {rows.map(({ slug }, index) => (
              <td
                key={slug}
                className={classNames(column, isFigure ? 'font-display text-h3' : 'text-xs sm:text-sm')}
              >
                {values[index] ?? <NotGiven label={messages.notGiven} />}
              </td>
            ))}
          </tr>
        ))}
        <ActionRow rows={rows} onDrop={onDrop} messages={messages} />
      </tbody>
    </table>
  )
}
