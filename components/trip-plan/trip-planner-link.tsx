import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes/routes'

/** The link from a trip form or the finder to the trip planner. */
export const TripPlannerLink = ({ label, className }: { label: string; className?: string }) => (
  <p className={className}>
    <Link
      href={routes.tripPlan}
      // A trip form gives it what was typed.
      data-planner=""
      className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 hover:text-accent"
    >
      {label}
    </Link>
  </p>
)
