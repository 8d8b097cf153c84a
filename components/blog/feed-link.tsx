import { Rss } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { feedPath } from '@/lib/site/routes'

/** The way to the blog's feed. */
export function FeedLink({ text }: { text: string }) {
  return (
    <p className="mt-14 print:hidden">
      <ButtonLink look="outline" href={feedPath} type="application/rss+xml">
        <Rss aria-hidden className="size-4" /> {text}
      </ButtonLink>
    </p>
  )
}
