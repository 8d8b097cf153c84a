import type { Words } from '@/lib/content/words'
import { chatLink, mailLink } from '@/lib/site/contact-links'
import type { NumberTexts } from './number-field'

type Ways = { chat: string; email: string }

// Taller than its line, so that a finger finds it.
const look = 'py-2 font-semibold underline underline-offset-2 hover:text-ink'

/** What a number's field says. The help comes from the server: it is there without scripts. */
export const numberTexts = ({ notes, ...words }: Words['number'], { chat, email }: Ways): NumberTexts => ({
  notes,
  help: (
    <>
      {words.hint}{' '}
      <span className="inline-block">
        {words.abroad}{' '}
        <a href={chatLink(chat)} target="_blank" rel="noopener noreferrer" className={look}>
          {words.chat}
        </a>{' '}
        {words.or}{' '}
        <a href={mailLink(email)} className={look}>
          {words.email}
        </a>
      </span>
    </>
  ),
})
