import { MessageCircle, Phone } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/button'
import { chatLink, phoneLink } from '@/lib/site/contact-links'

export type ContactNumbers = { chat: string; phone: string }

export type ContactButtonsProps = {
  numbers: ContactNumbers
  /** What the chat begins with. */
  message: string
  labels: { chat: string; phone: string }
  /** Longer names for screen readers where several pairs stand on one page. */
  names?: { chat: string; phone: string }
}

/** The two ways to a person: the messaging service and the telephone. */
export function ContactButtons({ numbers, message, labels, names }: ContactButtonsProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <ButtonLink
        look="outline"
        href={chatLink(numbers.chat, message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={names?.chat}
        className="px-3"
      >
        <Icon of={MessageCircle} className="size-4" />
        {labels.chat}
      </ButtonLink>
      <ButtonLink look="outline" href={phoneLink(numbers.phone)} aria-label={names?.phone} className="px-3">
        <Icon of={Phone} className="size-4" />
        {labels.phone}
      </ButtonLink>
    </div>
  )
}
