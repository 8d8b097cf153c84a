import { Link } from '@/components/ui/link'
import type { Words } from '@/lib/content/words'
import { routes } from '@/lib/site/routes'

/** Stands by every form that asks for personal details. */
export function PrivacyNotice({ words }: { words: Pick<Words['enquiry'], 'notice' | 'noticeLink'> }) {
  return (
    <p className="text-xs text-muted">
      {words.notice}{' '}
      <Link href={routes.privacy} className="underline underline-offset-2 hover:text-ink">
        {words.noticeLink}
      </Link>
    </p>
  )
}
