import { MessageCircle } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { copyText } from '@/lib/browser/take-along'
import type { Messages } from '@/lib/content/schema/messages'
import { interpolate, type Message } from '@/lib/format/interpolate'
import { chatLink } from '@/lib/routes/contact-links'
import type { ContactNumbers } from './contact-buttons'

export type CardMessages = Pick<Messages['enquiry'], 'reference' | 'yours'>

const toolClass =
  'inline-flex min-h-11 cursor-pointer items-center gap-1 text-sm font-semibold underline underline-offset-4 hover:text-action'

type EnquiryCardProps = {
  reference: string
  /** What it asks for, in a line. */
  asked?: string
  numbers: ContactNumbers
  messages: CardMessages
}

/** A sent enquiry: its reference, what was asked, and what can be done about it. */
export function EnquiryCard({ reference, asked = '', numbers, messages }: EnquiryCardProps) {
  const { yours } = messages
  const [said, setSaid] = useState<'copy' | 'copied' | 'copyFailed'>('copy')
  const title = interpolate(messages.reference, { reference })
  const text = [title, asked].filter(Boolean).join('\n')
  const copy = async () => setSaid((await copyText(text)) ? 'copied' : 'copyFailed')
  // With the reference: several enquiries stand below each other.
  const named = (name: Message) => interpolate(name, { reference })
  const chat = (key: 'change' | 'cancel', name: Message) => (
    <a
      aria-label={named(name)}
      href={chatLink(numbers.chat, [interpolate(yours[`${key}Text`], { reference }), asked].join('\n'))}
      target="_blank"
      rel="noopener noreferrer"
      className={toolClass}
    >
      <Icon of={MessageCircle} className="size-4" />
      {yours[key]}
    </a>
  )
  return (
    <div data-sent="" className="grid gap-1 rounded-md border border-control px-4 pb-1 pt-3">
      <p className="font-display text-h4">{title}</p>
      {asked && <p className="text-sm font-semibold">{asked}</p>}
      {numbers.callBack && <p className="text-sm">{numbers.callBack}</p>}
      <div className="flex flex-wrap gap-x-3 print:hidden">
        {chat('change', yours.changeNamed)}
        {chat('cancel', yours.cancelNamed)}
        <button type="button" onClick={() => void copy()} className={toolClass}>
          <span aria-live="polite">{yours[said]}</span>
        </button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${reference}.txt`}
          aria-label={named(yours.saveNamed)}
          className={toolClass}
        >
          {yours.save}
        </a>
      </div>
    </div>
  )
}
