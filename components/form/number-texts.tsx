import type { Messages } from '@/lib/content/schema/messages'
import { chatLink, mailLink } from '@/lib/routes/contact-links'
import type { NumberTexts } from './number-field'

type Ways = { chat: string; email: string }

// Taller than its line, as a touch target.
const linkClass = 'py-2 font-semibold underline underline-offset-2 hover:text-ink'

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
