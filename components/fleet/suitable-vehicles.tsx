import { countInTwos } from '@/components/ui/full-rows'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'

export type SuitableVehicle = {
  name: string
  path: string
  seats: string
  /** Why it is suitable. */
  text: string
  shown: ResolvedImage
}

export type SuitableVehiclesProps = { heading: string; vehicles: SuitableVehicle[] }

const half = { span: 'md:col-span-3', sizes: '(min-width: 1200px) 580px, (min-width: 480px) 46vw, 33vw' }
const third = {
  span: 'md:col-span-2',
  sizes: '(min-width: 1200px) 370px, (min-width: 768px) 29vw, (min-width: 480px) 46vw, 33vw',
}

/** The vehicles that suit a road or an occasion, each with its reason. */
export const SuitableVehicles = ({ heading, vehicles }: SuitableVehiclesProps) => (
  <>
    <h2 id="vehicles" className="text-h2">
      {heading}
    </h2>
    <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 md:grid-cols-6">
      {vehicles.map(({ name, path, seats, text, shown }, index) => {
        const { span, sizes } = index < countInTwos(vehicles.length) ? half : third
        return (
          <li
            key={path}
            className={`group relative max-sm:grid max-sm:grid-cols-[35%_minmax(0,1fr)] max-sm:gap-x-4 ${span}`}
          >
            <Picture
              {...shown}
              sizes={sizes}
              maxWidth={1280}
              className="aspect-8/5 w-full rounded-md object-cover max-sm:row-span-4"
            />
            <h3 className="text-h4 sm:mt-4">
              <Link href={path} className="after:absolute after:inset-0 group-hover:underline">
                {name}
              </Link>
            </h3>
            <p className="text-xs font-semibold text-accent">{seats}</p>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        )
      })}
    </ul>
  </>
)
