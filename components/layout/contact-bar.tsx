import { Phone } from 'lucide'
import { buttonClass } from '@/components/ui/button'
import { showModal } from '@/components/ui/commands'
import { Icon } from '@/components/ui/icon'
import type { Company } from '@/lib/content/schema/company'
import type { Messages } from '@/lib/content/schema/messages'
import { phoneLink } from '@/lib/routes/contact-links'
import { interpolate } from '@/lib/format/interpolate'

type ContactBarProps = {
  phone: Company['phone']
  /** The address of a form, or the id of a dialog with a form. */
  enquire: { href: string } | { dialogId: string }
  messages: Pick<Messages, 'common' | 'bar'>
}

const action = buttonClass('action', 'flex-1')

/** Below 768 px, left of the chat button: links for a call and an enquiry. Positioned by contact-bar.css. */
export function ContactBar({ phone, enquire, messages: { common, bar } }: ContactBarProps) {
  return (
    <nav aria-label={bar.label} className="contact-bar flex items-start md:hidden print:hidden">
      <a
        href={phoneLink(phone.e164)}
        aria-label={interpolate(common.call, { phone: phone.display })}
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
  )
}
