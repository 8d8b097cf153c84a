import { Link } from '@/components/ui/link'
import type { Company } from '@/lib/content/schema/company'
import { routes } from '@/lib/routes/routes'

/** The company's name as text: there is no logo. */
export function Brand({ company }: { company: Pick<Company, 'shortName' | 'tagline'> }) {
  return (
    <Link href={routes.home} className="inline-flex min-h-11 flex-col justify-center [line-height:1]">
      <span className="font-display text-h4 [line-height:1]">{company.shortName}</span>
      <span className="mt-1.5 text-[0.6875rem] font-semibold uppercase tracking-[0.18em] text-accent [line-height:1] md:whitespace-nowrap md:max-lg:hidden">
        {company.tagline}
      </span>
    </Link>
  )
}
