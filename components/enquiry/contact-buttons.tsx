import { MessageCircle, Phone } from 'lucide'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { chatLink, phoneLink } from '@/lib/site/contact-links'

export type ContactNumbers = { chat: string; phone: string }
/** The address for bookings besides: where a number from abroad may go. */
export type ContactWays = ContactNumbers & { email: string }

export type ContactButtonsProps = {
  numbers: ContactNumbers
  /** What the chat begins with. */
  message: string
  labels: { chat: string; phone: string }
  /** Longer names for screen readers where several pairs stand on one page. */
  names?: { chat: string; phone: string }
}

const look = buttonClass('outline')

/** The two ways to a person: the messaging service and the telephone. */
export function ContactButtons({ numbers, message, labels, names }: ContactButtonsProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <a
        href={chatLink(numbers.chat, message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={names?.chat}
        className={look}
      >
        <Icon of={MessageCircle} className="size-4" />
        {labels.chat}
      </a>
      <a href={phoneLink(numbers.phone)} aria-label={names?.phone} className={look}>
        <Icon of={Phone} className="size-4" />
        {labels.phone}
      </a>
    </div>
  )
}
