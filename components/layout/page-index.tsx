import { Fold } from '@/components/ui/fold'

export type PageIndexProps = { label: string; links: { id: string; label: string }[] }

/** Links to the sections of a long page, by their ids. */
export const PageIndex = ({ label, links }: PageIndexProps) => (
  <nav aria-label={label} className="border-b border-line md:pt-5 print:hidden">
    <Fold heading={label} level="h2" headingClass="font-text text-sm font-semibold">
      <ul className="flex flex-wrap gap-x-6 pb-2 text-sm">
        {links.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-action"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  </nav>
)
