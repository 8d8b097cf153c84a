import { Phone } from 'lucide'
import { buttonClass } from '@/components/ui/button'
import { showModal } from '@/components/ui/commands'
import { Icon } from '@/components/ui/icon'
import type { Company } from '@/lib/content/schema/company'
import type { Words } from '@/lib/content/words'
import { phoneLink } from '@/lib/site/contact-links'
import { fill } from '@/lib/site/fill'

type ContactBarProps = {
  phone: Company['phone']
  /** The address of a form, or the dialog of the page that holds one. */
  enquire: { href: string } | { dialogId: string }
  words: Pick<Words, 'common' | 'bar'>
}

const action = buttonClass('action', 'flex-1')

/** Under 768 px, once the first screen is left: a call and an enquiry, to the left of the chat button. contact-bar.css places it. */
export function ContactBar({ phone, enquire, words: { common, bar } }: ContactBarProps) {
  return (
    <div className="contact-bar md:hidden print:hidden">
      <nav
        aria-label={bar.label}
        className="chat-button bottom-(--chat-rest) shadow-soft sticky z-30 flex flex-1 items-center rounded-full border border-line bg-surface"
      >
        <a
          href={phoneLink(phone.e164)}
          aria-label={fill(common.call, { phone: phone.display })}
          className="inline-flex min-h-11 flex-1 items-center justify-center gap-2 text-sm font-semibold"
        >
          <Icon of={Phone} className="size-4" />
          {common.phone}
        </a>
        {'href' in enquire ? (
          <a href={enquire.href} className={action}>
            {bar.enquire}
          </a>
        ) : (
          <button type="button" aria-haspopup="dialog" className={action} {...showModal(enquire.dialogId)}>
            {bar.enquire}
          </button>
        )}
      </nav>
    </div>
  )
}
