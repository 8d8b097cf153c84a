import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { FleetRow } from '@/lib/fleet/row'
import { fill } from '@/lib/site/fill'
import { linesOf } from './compare-lines'
import type { CompareWords } from './fleet-explorer'
import { NotGiven } from './table-cells'

type CompareTableProps = { rows: FleetRow[]; onDrop: (slug: string) => void; words: CompareWords }

const line = 'grid gap-x-3 border-b border-line py-3 md:gap-x-6'
const columns = [
  'grid-cols-1 md:grid-cols-[8rem_1fr]',
  'grid-cols-2 md:grid-cols-[8rem_repeat(2,minmax(0,1fr))]',
  'grid-cols-3 md:grid-cols-[8rem_repeat(3,minmax(0,1fr))]',
]
const action =
  'inline-flex min-h-11 cursor-pointer items-center text-left text-xs underline-offset-4 hover:underline sm:text-sm'

/** A zero-width space behind a slash lets 'Scania/Volvo' break where a reader would. */
const breakable = (name: string) => name.replaceAll('/', '/\u200b')

/** Up to three vehicles as columns. On a phone a line's label stands above its values, so that three columns fit. */
export function CompareTable({ rows, onDrop, words }: CompareTableProps) {
  const tr = classNames(line, columns[rows.length - 1])
  return (
    <table className="block text-left">
      <caption className="sr-only">{words.sideBySide}</caption>
      <thead className="block">
        <tr className={tr}>
          <td className="max-md:hidden" />
          {rows.map(({ slug, name, categoryTitle }) => (
            <th key={slug} scope="col" className="min-w-0 font-normal">
              <span className="block font-display text-base sm:text-h4">{breakable(name)}</span>
              <span className="text-xs text-muted">{categoryTitle}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {linesOf(rows, words).map(({ label, values, isFigure }) => (
          <tr key={label} className={tr}>
            <th scope="row" className="text-xs font-normal text-muted max-md:col-span-full md:pt-1">
              {label}
            </th>
            {rows.map(({ slug }, index) => (
              <td
                key={slug}
                className={classNames('min-w-0', isFigure ? 'font-display text-h3' : 'text-xs sm:text-sm')}
              >
                {values[index] ?? <NotGiven label={words.notGiven} />}
              </td>
            ))}
          </tr>
        ))}
        <tr className={classNames(tr, 'pb-0 [border-style:none]')}>
          <th scope="row" className="sr-only">
            {words.details}
          </th>
          <td className="max-md:hidden" />
          {rows.map(({ slug, path, name }) => (
            <td key={slug} className="flex min-w-0 flex-col items-start">
              <Link href={path} className={`${action} font-semibold text-action`}>
                {words.common.getDetails}
                <span className="sr-only">{`: ${name}`}</span>
              </Link>
              <button
                type="button"
                aria-label={fill(words.dropNamed, { vehicle: name })}
                onClick={() => onDrop(slug)}
                className={`${action} text-muted`}
              >
                {words.drop}
              </button>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
