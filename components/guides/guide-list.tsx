import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { PictureData } from '@/lib/images/pictures'

export type GuideRow = {
  path: string
  place: string
  verdict: string
  summary: string
  distance: string
  driving: string
  /** The road's length as a share of the longest on the list, from 0 to 1. */
  share: number
  picture: PictureData | undefined
}

type GuideListProps = { label: string; rows: GuideRow[] }

/** The guides by distance, each with a bar proportional to the length of its road. */
export function GuideList({ label, rows }: GuideListProps) {
  return (
    <ol aria-label={label} className="border-t border-line">
      {rows.map(({ path, place, verdict, summary, distance, driving, share, picture }) => (
        <li key={path} className="group relative grid grid-cols-[1fr_auto] gap-x-5 border-b border-line py-6">
          <svg aria-hidden width="100%" height="4" className="absolute inset-x-0 -top-0.5">
            <rect width={`${Math.round(share * 100)}%`} height="3" className="fill-accent" />
          </svg>
          <div>
            <h2 className="text-h3">
              <Link href={path} className="after:absolute after:inset-0 group-hover:underline">
                {place}
              </Link>
            </h2>
            <p className="mt-1 text-sm font-semibold">{`${distance} · ${driving}`}</p>
            <p className="mt-1 font-display text-h4 text-accent">{verdict}</p>
            <p className="mt-2 max-w-prose text-sm text-muted">{summary}</p>
          </div>
          {picture && (
            <Picture
              picture={picture}
              alt=""
              sizes="12rem"
              maxWidth={480}
              className="aspect-[4/5] w-24 rounded-md object-cover sm:aspect-[4/3] sm:w-44"
            />
          )}
        </li>
      ))}
    </ol>
  )
}
