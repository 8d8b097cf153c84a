import type { Vehicle } from '@/lib/content/schema/fleet'

/** The lists of inclusions, amenities and features. */
export function DetailLists({ details }: { details: Vehicle['rentalDetails'] }) {
  return (
    <div className="grid gap-8 sm:grid-cols-3">
      {details.map(({ title, items }) => (
        <div key={title}>
          <h3 className="text-h4">{title}</h3>
          <ul className="mt-3 flex flex-col gap-2 text-sm">
            {items.map((item) => (
              <li
                key={item}
                className="relative pl-5 before:absolute before:left-0 before:top-[0.55em] before:size-1.5 before:rounded-full before:bg-muted"
              >
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
