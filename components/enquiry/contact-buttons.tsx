import { MessageCircle, Phone } from 'lucide'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { chatLink, phoneLink } from '@/lib/routes/contact-links'

export type ContactNumbers = {
  chat: string
  phone: string
  /** When the office calls back, while the company says so. */
  callBack?: string
}
/** With the e-mail address for bookings, to which visitors with a foreign number are referred. */
export type ContactWays = ContactNumbers & { email: string }

export type ContactButtonsProps = {
  numbers: ContactNumbers
  /** The message with which the chat is prefilled. */
  message: string
  labels: { chat: string; phone: string }
  /** Longer accessible names, for pages with several pairs of buttons. */
  names?: { chat: string; phone: string }
}

const linkClass = buttonClass('outline')

/** The links to the chat and to the telephone, one below the other where there is no room for both with their icons. */
export function ContactButtons({ numbers, message, labels, names }: ContactButtonsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-2">
      <a
        href={chatLink(numbers.chat, message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={names?.chat}
        className={linkClass}
      >
        <Icon of={MessageCircle} className="size-4" />
        {labels.chat}
      </a>
      <a href={phoneLink(numbers.phone)} aria-label={names?.phone} className={linkClass}>
        <Icon of={Phone} className="size-4" />
        {labels.phone}
      </a>
    </div>
  )
}
