export type Promotion = { heading: string; text: string }

/** The offers of the season. None on most days. */
export function Promotions({ promotions }: { promotions: Promotion[] }) {
  if (promotions.length === 0) return null
  return (
    <ul className="mt-6 grid max-w-prose gap-4">
      {promotions.map(({ heading, text }) => (
        <li key={heading} className="border-l-3 border-accent pl-4">
          <h2 className="text-h4">{heading}</h2>
          <p className="mt-1 text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}
