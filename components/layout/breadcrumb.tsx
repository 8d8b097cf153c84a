import { Link } from '@/components/ui/link'

export type Crumb = { label: string; path: string }

type BreadcrumbProps = { label: string; trail: Crumb[]; current: string }

/** The breadcrumb from the home page to this one. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="text-sm text-muted print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map((crumb) => (
          <li key={crumb.path} className="flex items-center gap-2">
            <Link
              href={crumb.path}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {crumb.label}
            </Link>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="inline-flex min-h-11 items-center">
          {current}
        </li>
      </ol>
    </nav>
  )
}
