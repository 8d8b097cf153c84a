import { Link } from '@/components/ui/link'

export type FleetOverviewGroup = {
  title: string
  path: string
  vehicles: { name: string; path: string; room: string }[]
}

type FleetOverviewProps = { heading: string; groups: FleetOverviewGroup[]; children?: React.ReactNode }

/** All vehicles by category, with how many people and bags each has room for. */
export function FleetOverview({ heading, groups, children }: FleetOverviewProps) {
  return (
    <section aria-labelledby="glance">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="glance" className="text-h2">
          {heading}
        </h2>
        {children}
      </div>
      <ul className="mt-10 gap-x-10 md:columns-2 lg:columns-3">
        {groups.map((group) => (
          <li key={group.path} className="mb-10 break-inside-avoid">
            <h3 className="border-b border-ink pb-2 text-h4">
              <Link href={group.path} className="hover:text-action">
                {group.title}
              </Link>
            </h3>
            <ul>
              {group.vehicles.map(({ name, path, room }) => (
                <li key={path}>
                  <Link
                    href={path}
                    className="flex min-h-11 flex-col justify-center border-b border-line py-1.5 hover:text-action"
                  >
                    {name}
                    <span className="text-sm text-muted">{room}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
