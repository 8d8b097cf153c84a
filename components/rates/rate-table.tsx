import { Link } from '@/components/ui/link'
import { SectionHeading } from '@/components/ui/section-heading'

export type RateTableProps = {
  heading: string
  text: string
  /** The head of the table, of one more cell than a row has. */
  columns: string[]
  rows: { name: string; path: string; cells: string[] }[]
}

/** The rate card. Wider than a phone: there it scrolls sideways. */
export const RateTable = ({ heading, text, columns, rows }: RateTableProps) => (
  <section aria-labelledby="rate-card">
    <SectionHeading id="rate-card" heading={heading} text={text} />
    <div role="region" aria-labelledby="rate-card" tabIndex={0} className="relative mt-8 overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm tabular-nums">
        <thead>
          <tr className="border-b border-control">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-3 pr-6 align-bottom font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, path, cells }) => (
            <tr key={path} className="border-b border-line">
              <th scope="row" className="py-3 pr-6 font-semibold">
                <Link href={path} className="underline underline-offset-4 hover:text-action">
                  {name}
                </Link>
              </th>
              {cells.map((text, index) => (
                <td key={columns[index + 1]} className="py-3 pr-6">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)
