import { Rss } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/button-link'
import { feedPath } from '@/lib/routes/routes'

/** The link to the blog's feed. */
export function FeedLink({ text }: { text: string }) {
  return (
    <p className="mt-14 print:hidden">
      <ButtonLink variant="outline" href={feedPath} type="application/rss+xml">
        <Icon of={Rss} className="size-4" /> {text}
      </ButtonLink>
    </p>
  )
}
