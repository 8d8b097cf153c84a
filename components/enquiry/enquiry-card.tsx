import { useState } from 'react'
import { copyText } from '@/lib/browser/take-along'
import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import { chatLink } from '@/lib/routes/contact-links'
import type { ContactNumbers } from './contact-buttons'

export type CardMessages = Pick<Messages['enquiry'], 'reference' | 'yours'>

const toolClass =
  'inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold underline underline-offset-4 hover:text-action'

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
  const chat = (key: 'about' | 'cancel') => (
    <a
      href={chatLink(numbers.chat, [interpolate(yours[`${key}Text`], { reference }), asked].join('\n'))}
      target="_blank"
      rel="noopener noreferrer"
      className={toolClass}
    >
      {yours[key]}
    </a>
  )
  return (
    <div data-sent="" className="grid gap-1 rounded-md border border-control px-4 pb-1 pt-3">
      <p className="font-display text-h4">{title}</p>
      {asked && <p className="text-sm">{asked}</p>}
      {numbers.callBack && <p className="text-sm">{numbers.callBack}</p>}
      <div className="flex flex-wrap gap-x-4 print:hidden">
        {chat('about')}
        {chat('cancel')}
        <button type="button" onClick={() => void copy()} className={toolClass}>
          <span aria-live="polite">{yours[said]}</span>
        </button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${reference}.txt`}
          className={toolClass}
        >
          {yours.save}
        </a>
      </div>
    </div>
  )
}
