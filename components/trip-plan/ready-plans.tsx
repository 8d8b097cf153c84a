import type { TourListProps } from '@/components/guides/tour-list'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'

export type ReadyPlansProps = {
  example: { label: string; path: string }
  tours?: Pick<TourListProps, 'heading' | 'tours'>
}

/** The tours and an example, which open filled in. */
export const ReadyPlans = ({ example, tours }: ReadyPlansProps) => (
  <>
    {tours && (
      <>
        <p id="ready-tours" className="text-sm font-semibold">
          {tours.heading}
        </p>
        <ul
          aria-labelledby="ready-tours"
          className="scrollbar-none relative -m-1 mt-2 grid auto-cols-[55%] gap-x-3 overflow-x-auto p-1 max-md:grid-flow-col md:grid-cols-4 md:gap-x-5"
        >
          {tours.tours.map(({ name, facts, path, picture }) => (
            <li key={path} className="group relative">
              {picture && (
                <Picture
                  picture={picture}
                  alt=""
                  sizes="17rem"
                  maxWidth={640}
                  className="aspect-[16/9] w-full rounded-md object-cover"
                />
              )}
              <Link
                href={path}
                className="mt-2 block font-semibold after:absolute after:inset-0 group-hover:underline"
              >
                {name}
              </Link>
              <p className="text-sm text-muted">{facts}</p>
            </li>
          ))}
        </ul>
      </>
    )}
    <Link
      href={example.path}
      className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-action"
    >
      {example.label}
    </Link>
  </>
)
