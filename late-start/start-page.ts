import { startChatLift } from '../lib/browser/chat-lift'
import { startCommandFallback } from '../lib/browser/command-fallback'
import { startOutbox } from '../lib/enquiry/outbox-runner'
import { chooseService } from './service-choice'

/** What every page has besides its islands. @param pressed what was pressed last before. */
export function startPage(pressed?: EventTarget | null): void {
  startCommandFallback()
  startChatLift()
  startOutbox()
  chooseService(pressed)
  document.addEventListener('click', ({ target }) => chooseService(target))
}
