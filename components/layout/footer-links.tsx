import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'

export type FooterLink = { label: string; path: string }
type FooterLinksProps = { heading: string; links: FooterLink[] }

export function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <nav aria-label={heading} className="max-md:border-b max-md:border-line">
      <Fold heading={heading} level="h2" headingClass="font-display text-h4">
        <ul className="mt-2 max-md:pb-3">
          {links.map(({ label, path }) => (
            <li key={path}>
              <Link
                href={path}
                className="inline-flex min-h-11 items-center py-1.5 text-muted hover:text-ink hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}
