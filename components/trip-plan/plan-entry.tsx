import { Link } from '@/components/ui/link'
import { routes } from '@/lib/site/routes'

/** Leads from a form or a finder for one trip to the planner. */
export const PlanEntry = ({ label, className }: { label: string; className?: string }) => (
  <p className={className}>
    <Link
      href={routes.tripPlan}
      className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 hover:text-accent"
    >
      {label}
    </Link>
  </p>
)
