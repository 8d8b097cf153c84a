import { ArrowRight, ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import type { Words } from '@/lib/content/words'
import { fleetPath, routes } from '@/lib/site/routes'

export type FleetMenuGroup = { slug: string; title: string; vehicles: { slug: string; name: string }[] }

const MENU_ID = 'fleet-menu'

/** The fleet dropdown: every category with its vehicles. A popover, so it opens, closes and yields to Escape by itself. */
export function FleetMenu({ fleet, words }: { fleet: FleetMenuGroup[]; words: Words['header'] }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="group inline-flex min-h-11 cursor-pointer items-center gap-1.5 whitespace-nowrap underline-offset-8 hover:underline"
      >
        {words.fleet}
        <Icon of={ChevronDown} className="size-4" />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        data-tone="day"
        className="top-(--header-height) inset-x-0 bottom-auto m-0 max-h-[calc(100dvh-var(--header-height))] w-full overflow-y-auto border-b border-line shadow-soft"
      >
        <Container className="py-10">
          <ul className="grid gap-x-8 gap-y-8 md:grid-cols-3 lg:grid-cols-6">
            {fleet.map((group) => (
              <li key={group.slug}>
                <Link
                  href={fleetPath(group.slug)}
                  className="font-display text-h4 font-normal underline-offset-4 hover:underline"
                >
                  {group.title}
                </Link>
                <ul className="mt-3 text-sm font-normal text-muted">
                  {group.vehicles.map((vehicle) => (
                    <li key={vehicle.slug}>
                      <Link
                        href={fleetPath(vehicle.slug)}
                        className="inline-block py-1.5 underline-offset-4 hover:text-ink hover:underline"
                      >
                        {vehicle.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <p className="mt-8 flex flex-wrap gap-x-8 border-t border-line pt-5 text-sm font-semibold">
            <Link
              href={routes.fleet}
              className="inline-flex min-h-11 items-center gap-2 text-action hover:underline"
            >
              {words.wholeFleet} <Icon of={ArrowRight} className="size-4" />
            </Link>
            <Link
              href={routes.compare}
              className="inline-flex min-h-11 items-center gap-2 text-action hover:underline"
            >
              {words.compare} <Icon of={ArrowRight} className="size-4" />
            </Link>
          </p>
        </Container>
      </div>
    </>
  )
}
