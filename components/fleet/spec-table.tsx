export type SpecRow = { label: string; value: string }

/** The vehicle's specifications. Rows that the company has not stated are missing. */
export function SpecTable({ caption, rows }: { caption: string; rows: SpecRow[] }) {
  return (
    <table className="w-full text-left">
      <caption className="pb-3 text-left font-display text-h3">{caption}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-3.5 pr-6 font-normal text-muted">
              {label}
            </th>
            <td className="py-3.5 font-semibold">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
