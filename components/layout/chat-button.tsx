import { MessageCircle } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { chatLink } from '@/lib/routes/contact-links'

type ChatButtonProps = { number: string; message: string; label: string }

/** S1.6: 20 px from the bottom; lifted to 96 px within 120 px of the page's end, clear of the footer's last line. */
export function ChatButton({ number, message, label }: ChatButtonProps) {
  return (
    <aside aria-label={label}>
      <a
        href={chatLink(number, message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        className="chat-button bottom-(--chat-rest) shadow-soft fixed right-5 z-30 grid size-14 place-items-center rounded-full bg-ok text-on-action print:hidden"
      >
        <Icon of={MessageCircle} className="size-7" />
      </a>
    </aside>
  )
}
