import type { Messages } from '@/lib/content/schema/messages'
import { chatLink, mailLink } from '@/lib/routes/contact-links'
import type { NumberTexts } from './number-field'

type Ways = { chat: string; email: string }

// Taller than its line, as a touch target. For a number from abroad they are the way to send it.
const linkClass =
  'py-2 font-semibold underline underline-offset-2 hover:text-ink [.abroad_&]:mt-2 [.abroad_&]:inline-flex [.abroad_&]:min-h-11 [.abroad_&]:items-center [.abroad_&]:rounded-md [.abroad_&]:bg-action [.abroad_&]:px-4 [.abroad_&]:text-sm [.abroad_&]:text-on-action [.abroad_&]:no-underline'

/** The texts of a number field. The help is rendered on the server, so that it works without scripts. */
export const numberTexts = (
  { notes, ...messages }: Messages['number'],
  { chat, email }: Ways,
): NumberTexts => ({
  notes,
  help: (
    <>
      {messages.hint}{' '}
      <span className="inline-block">
        {messages.abroad}{' '}
        <a href={chatLink(chat)} target="_blank" rel="noopener noreferrer" className={linkClass}>
          {messages.chat}
        </a>{' '}
        {messages.or}{' '}
        <a href={mailLink(email)} className={linkClass}>
          {messages.email}
        </a>
      </span>
    </>
  ),
})

/** The texts of a number field that takes numbers of other countries too. */
export const anyNumberTexts = ({ notes, hintAny }: Messages['number']): NumberTexts => ({
  notes,
  help: hintAny,
})
