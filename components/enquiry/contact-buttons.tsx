import { MessageCircle, Phone } from 'lucide'
import { buttonClass, type ButtonVariant } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Messages } from '@/lib/content/schema/messages'
import { chatLink, mailLink, phoneLink, withText } from '@/lib/routes/contact-links'

export type ContactNumbers = {
  chat: string
  phone: string
  /** When the office calls back, while the company says so. */
  callBack?: string
}
/** With the e-mail address for bookings, to which visitors with a foreign number are referred. */
export type ContactWays = ContactNumbers & { email: string }

export type ContactButtonsProps = {
  /** With an e-mail address for those links that stand for a form. */
  numbers: ContactNumbers & { email?: string }
  /** The message with which the chat and the e-mail are prefilled. */
  message: string
  /** A way without one is not offered. */
  labels: { chat: string; phone?: string; email?: string }
  /** Longer accessible names, for pages with several pairs of buttons. */
  names?: { chat: string; phone: string }
  variant?: ButtonVariant
}

/** The labels of the links that stand for a form. */
export const contactLabels = ({ whatsApp, phone, email }: Messages['common']) => ({
  chat: whatsApp,
  phone,
  email,
})

/** The links to the chat, the telephone and the e-mail address, in rows with room for their icons. */
export function ContactButtons({
  numbers,
  message,
  labels,
  names,
  variant = 'outline',
}: ContactButtonsProps) {
  const linkClass = buttonClass(variant, 'flex-[1_0_8.25rem]')
  return (
    <div className="flex flex-wrap gap-2">
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
      {labels.phone && (
        <a href={phoneLink(numbers.phone)} aria-label={names?.phone} className={linkClass}>
          <Icon of={Phone} className="size-4" />
          {labels.phone}
        </a>
      )}
      {numbers.email && labels.email && (
        <a href={withText(mailLink(numbers.email), message)} className={linkClass}>
          {labels.email}
        </a>
      )}
    </div>
  )
}
