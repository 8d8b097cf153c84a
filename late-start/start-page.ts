import { startChatLift } from '../lib/browser/chat-lift'
import { startCommandFallback } from '../lib/browser/command-fallback'
import { flushSoon, startOutbox } from '../lib/enquiry/outbox-runner'
import { chooseService } from './service-choice'

/** A date may be what is touched first. */
function setEarliestDays(): void {
  const forms = document.querySelectorAll<HTMLFormElement>('[data-draft=search],[data-draft=vehicle]')
  if (forms.length === 0) return
  import('../lib/trip/form').then(
    ({ setMinimums }) => forms.forEach((form) => setMinimums(form, new Date())),
    () => undefined,
  )
}

/** What every page has besides its islands. @param pressed what was pressed last before. */
export function startPage(pressed?: EventTarget | null): void {
  startCommandFallback(pressed)
  startChatLift()
  startOutbox()
  // `next dev` has no inline script.
  if ('early' in window) window.early.onLeft = flushSoon
  setEarliestDays()
  chooseService(pressed)
  document.addEventListener('click', ({ target }) => chooseService(target))
}
