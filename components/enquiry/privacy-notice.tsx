import { Link } from '@/components/ui/link'
import { BALANCE_DAYS, refunds, shares } from '@/lib/booking/rules'
import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import { routes } from '@/lib/routes/routes'

type PrivacyNoticeProps = {
  messages: Pick<Messages['enquiry'], 'notice' | 'noticeLink'>
  /** What the button does or costs, before it is pressed. */
  children?: React.ReactNode
}

/** What asking for a trip costs. */
export const freeToAsk = ({ freeToAsk }: Pick<Messages['enquiry'], 'freeToAsk'>): string =>
  interpolate(freeToAsk, {
    advance: shares.advance,
    late: shares.advance + shares.balance,
    near: BALANCE_DAYS,
    days: refunds[0].fromDays,
  })

/** The privacy notice of every form that asks for personal data. */
export const PrivacyNotice = ({ messages, children }: PrivacyNoticeProps) => (
  <p className="text-xs text-muted">
    {children && <>{children} </>}
    {messages.notice}{' '}
    <Link href={routes.privacy} className="underline underline-offset-2 hover:text-ink">
      {messages.noticeLink}
    </Link>
  </p>
)
