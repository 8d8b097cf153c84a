import { Link } from '@/components/ui/link'
import type { Messages } from '@/lib/content/schema/messages'
import { routes } from '@/lib/routes/routes'

/** The privacy notice of every form that asks for personal data. */
export function PrivacyNotice({
  messages,
}: {
  messages: Pick<Messages['enquiry'], 'notice' | 'noticeLink'>
}) {
  return (
    <p className="text-xs text-muted">
      {messages.notice}{' '}
      <Link href={routes.privacy} className="underline underline-offset-2 hover:text-ink">
        {messages.noticeLink}
      </Link>
    </p>
  )
}
