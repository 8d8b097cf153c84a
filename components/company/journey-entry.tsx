import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'
import type { AboutPage } from '@/lib/content/schema/pages'

export type JourneyEntryProps = Omit<AboutPage['journey']['entries'][number], 'picture'> & {
  shown: ResolvedImage | undefined
}

/** One year. Without a picture its quotation is shown large in the picture's place. */
export function JourneyEntry({ year, heading, shown, content, quote }: JourneyEntryProps) {
  return (
    // With the gap between two entries this makes the 360 px that an arrow moves by.
    <li className="w-80 max-w-[calc(100vw-2.5rem)] shrink-0">
      <p className="font-display text-hero text-accent">
        <time>{year}</time>
      </p>
      {shown ? (
        <Picture
          {...shown}
          sizes="320px"
          maxWidth={960}
          className="aspect-4/3 mt-5 w-full rounded-md object-cover"
        />
      ) : (
        <blockquote className="aspect-4/3 mt-5 grid place-content-center rounded-md border border-control px-5 font-display text-h3 text-accent">
          {quote}
        </blockquote>
      )}
      {heading && <h3 className="mt-5 text-h4">{heading}</h3>}
      <p className="mt-3 text-sm text-muted">{content}</p>
      {shown && (
        <blockquote className="mt-5 border-l-2 border-action pl-4 font-display text-h4">{quote}</blockquote>
      )}
    </li>
  )
}
