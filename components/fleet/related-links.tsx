import { Link } from '@/components/ui/link'

export type RelatedLinksProps = { heading: string; links: { label: string; path: string }[] }

/** Links to related pages. */
export function RelatedLinks({ heading, links }: RelatedLinksProps) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className="text-h3">{heading}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link
              href={path}
              className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
