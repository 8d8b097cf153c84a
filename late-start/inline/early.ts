/** Inline in the head of every page: what must be there before the loader has loaded. */
import { captureEarlyEvents } from './early-events'

declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Defined when the script is built: whether the page has pictures or a film that a slow connection does without. */
declare const SAVES_DATA: boolean

/** Then a page loads one hero picture and no film: home/hero-pictures.css, company/use-film.ts. */
function isSlow({ saveData, effectiveType = '' }: NonNullable<Navigator['connection']> = {}): boolean {
  return saveData || /[23]g/.test(effectiveType)
}

const { dataset } = document.documentElement
dataset.waiting = ''
if (SAVES_DATA && isSlow(navigator.connection)) dataset.slow = ''
window.earlyEvents = captureEarlyEvents()
