/**
 * Stands inline in the head of every page. Fetches the page's scripts after load and idle time, or on the first
 * sign of a visitor, whichever comes first.
 */
import { READY, STOPPED } from '../../../lib/site/ready'
import { Hold } from './hold'
import { trustOwnScripts } from './trusted-scripts'

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin']
/** An animation must not keep the page from ever being idle. */
const LONGEST_IDLE_WAIT_MS = 2000
/** For browsers that cannot say when they are idle. */
const WAIT_AFTER_LOAD_MS = 300
/** How long a submit is held before the form's own way is taken. */
const PATIENCE_MS = 8000

const addresses = (document.currentScript?.dataset.start ?? '').split(' ')
trustOwnScripts(addresses[0] ?? '')
const hold = new Hold(() => setTimeout(() => hold.giveUp(), PATIENCE_MS))
let isStarted = false

function fetchScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  // In their order: the payload comes first.
  script.async = false
  script.onerror = () => hold.giveUp()
  document.head.append(script)
}

function start(): void {
  if (isStarted) return
  isStarted = true
  addresses.forEach(fetchScript)
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: LONGEST_IDLE_WAIT_MS })
  else setTimeout(start, WAIT_AFTER_LOAD_MS)
}

function startAfterLoad(): void {
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle)
}

// A page drawn ahead of its visit sends nothing: the visit may never come.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', startAfterLoad)
else startAfterLoad()

for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true })

// A task of its own: React is still in the middle of its effects.
document.addEventListener(READY, () => setTimeout(() => void hold.release()))
document.addEventListener(STOPPED, () => hold.stop())
