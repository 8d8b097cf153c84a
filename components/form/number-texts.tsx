import type { Messages } from '@/lib/content/schema/messages'
import { chatLink, mailLink } from '@/lib/routes/contact-links'
import type { NumberTexts } from './number-field'

type Ways = { chat: string; email: string }

// Taller than its line, so that a finger finds it.
const linkClass = 'py-2 font-semibold underline underline-offset-2 hover:text-ink'

/** What a number's field says. The help comes from the server: it is there without scripts. */
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
