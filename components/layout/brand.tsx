import { Link } from '@/components/ui/link'
import type { Company } from '@/lib/content/schema/company'
import { routes } from '@/lib/routes/routes'

/** The company's name as text: there is no logo. */
export function Brand({ company }: { company: Pick<Company, 'shortName' | 'tagline'> }) {
  return (
    <Link
      href={routes.home}
      className="inline-flex min-h-11 min-w-0 flex-col justify-center [line-height:1] [overflow-wrap:anywhere] md:shrink-0"
    >
      <span className="font-display text-h4 [line-height:1] max-md:[font-size:min(1.1875rem,22px)]">
        {company.shortName}
      </span>
      <span className="max-md:group-has-data-yours/header:tracking-[0.04em] mt-1.5 text-[min(0.6875rem,13px)] font-semibold uppercase tracking-[0.18em] text-accent [line-height:1] md:whitespace-nowrap md:max-lg:hidden">
        {company.tagline}
      </span>
    </Link>
  )
}
