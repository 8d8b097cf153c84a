import { Link } from '@/components/ui/link'

export type RelatedLinksProps = { heading: string; links: { label: string; path: string }[] }

/** Lists of links to related pages, in columns: a short list leaves no hole beside a long one. */
export const RelatedPages = ({ related }: { related: RelatedLinksProps[] }) => (
  <div className="-mb-10 gap-x-12 md:columns-2 print:hidden">
    {related.map((links) => (
      <RelatedLinks key={links.heading} {...links} />
    ))}
  </div>
)

/** Links to related pages. */
export function RelatedLinks({ heading, links }: RelatedLinksProps) {
  if (links.length === 0) return null
  return (
    <section className="break-inside-avoid pb-10">
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
