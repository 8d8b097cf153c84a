import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'

export type FleetPanelProps = {
  group: {
    title: string
    path: string
    purpose: string
    shown: ResolvedImage
    vehicles: { name: string; path: string; facts: string; shown: ResolvedImage }[]
  }
  getDetails: string
}

type FleetVehicleProps = FleetPanelProps['group']['vehicles'][number] & Pick<FleetPanelProps, 'getDetails'>

const FleetVehicle = ({ name, path, facts, shown, getDetails }: FleetVehicleProps) => (
  <li className="group relative w-[42vw] shrink-0 snap-start border-line md:flex md:w-auto md:items-center md:gap-4 md:border-b md:py-2.5">
    <Picture
      picture={shown.picture}
      alt=""
      sizes="(min-width: 768px) 112px, 42vw"
      maxWidth={320}
      className="aspect-8/5 w-full shrink-0 rounded-md object-cover md:w-28"
    />
    <div className="mt-2 min-w-0 flex-1 md:mt-0">
      <h3 className="text-h4">{name}</h3>
      <p className="text-sm text-muted">{facts}</p>
    </div>
    <Link
      href={path}
      className="inline-flex min-h-8 items-center gap-2 text-xs font-semibold text-action after:absolute after:inset-0 group-hover:underline md:min-h-11"
    >
      {getDetails}
      <span className="sr-only">{`: ${name}`}</span>
      <Icon of={ArrowRight} className="size-4" />
    </Link>
  </li>
)

/** One category: a large picture, and a list of its vehicles. */
export function FleetPanel({ group, getDetails }: FleetPanelProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[1.25fr_1fr]">
      <Link
        href={group.path}
        className="group relative block overflow-hidden rounded-lg bg-sunken lg:sticky lg:top-28"
      >
        <Picture
          picture={group.shown.picture}
          alt=""
          sizes="(min-width: 1200px) 620px, (min-width: 1024px) 52vw, 94vw"
          className="aspect-8/5 zoom-on-hover w-full object-cover max-md:hidden"
        />
        <span className="flex items-center justify-between gap-4 px-5 py-3 md:items-end md:p-5">
          <span>
            <span className="block font-display text-h3 max-md:sr-only">{group.title}</span>
            <span className="block text-sm text-muted md:mt-1">{group.purpose}</span>
          </span>
          <Icon of={ArrowRight} className="nudge-on-hover size-6 shrink-0 text-action" />
        </span>
      </Link>
      <ul className="side-scroll border-line md:border-t">
        {group.vehicles.map((vehicle) => (
          <FleetVehicle key={vehicle.path} {...vehicle} getDetails={getDetails} />
        ))}
      </ul>
    </div>
  )
}
