import { Link } from '@/components/ui/link'

export type Crumb = { label: string; path: string }

type BreadcrumbProps = { label: string; trail: Crumb[]; current: string }

const Separator = () => <span aria-hidden>/</span>

/**
 * The breadcrumb from the home page to this one. On a phone it is one line that scrolls, without the last step, which the
 * heading below repeats: a line that wraps with the fallback typeface and not with the next would move the page.
 */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="text-sm text-muted print:hidden">
      <ol className="scrollbar-none relative flex items-center gap-x-2 max-md:overflow-x-auto max-md:whitespace-nowrap md:flex-wrap">
        {trail.map((crumb, index) => (
          <li key={crumb.path} className="flex items-center gap-2">
            {index > 0 && <Separator />}
            <Link
              href={crumb.path}
              className="max-md:-outline-offset-3 inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {crumb.label}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="inline-flex min-h-11 items-center gap-2 max-md:sr-only">
          <Separator />
          {current}
        </li>
      </ol>
    </nav>
  )
}
