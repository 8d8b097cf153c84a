/**
 * The loader: inline, or a file that all long pages of its kind share. Fetches the page's scripts after load, paint and
 * idle time, or at the first interaction, whichever comes first. Where the scripts do nothing until a visitor acts, and
 * on a slow connection, it waits for the visitor, unless the device has stored something: a queued enquiry is sent, a
 * draft is shown. A page with a search that waits fetches its scripts ahead, since they validate what is typed.
 */
import { afterNextFrame } from '../../lib/browser/after-next-frame'
import { setMinimums } from '../../lib/trip/form'
import { HYDRATED_EVENT, type HydratedEvent } from '../client/hydrated-event'
import { captureEvents, State } from './capture-events'
import { trustOwnScripts } from './trusted-scripts'

declare global {
  interface Document {
    /** Not in every browser, nor in TypeScript's own library. */
    prerendering?: boolean
  }
}

/** Defined when the script is built: whether the page's scripts do nothing until a visitor acts. */
declare const WAITS_FOR_VISITOR: boolean
/** Defined when the script is built: whether the page has pictures or a film that a slow connection does without. */
declare const SAVES_DATA: boolean
/** Defined when the script is built: whether the page has a trip search. */
declare const TAKES_SEARCH: boolean

/** While an animation runs the page might never be idle. */
const LONGEST_IDLE_WAIT_MS = 2000
/** For browsers without requestIdleCallback. */
const WAIT_AFTER_LOAD_MS = 300
/** A page that is not hydrated this long after its last script loaded has failed. */
const LONGEST_HYDRATION_MS = 8000
/** From the end of a frame's work on the main thread until it is on the screen. */
const DRAWING_MS = 150

const [folder = '', payload = '', ...chunks] = (document.currentScript?.dataset.start ?? '').split(' ')
trustOwnScripts(folder)
const { dataset } = document.documentElement
let isStarted = false

const { earlyEvents } = window
// A press is no captured event. The other interactions are: no listener that was added later would hear of them.
addEventListener('pointerdown', startSoon, { capture: true, passive: true })
if (WAITS_FOR_VISITOR) {
  addEventListener('scroll', startSoon, { capture: true, passive: true })
} else addEventListener('scroll', allowAnimations, { once: true })
const transition = captureEvents(earlyEvents, startSoon)
const fail = () => transition(State.Failed)

/** Resolves on an error too: the page may be hydrated without that chunk. */
const fetchScript = (name: string) =>
  new Promise((settle) => {
    const script = document.createElement('script')
    script.src = folder + name
    script.onload = settle
    script.onerror = () => settle(fail())
    document.head.append(script)
  })

/** Fetched as text: parsing a script of this length would block the main thread. */
async function fetchPayload(): Promise<string> {
  const response = await fetch(folder + payload)
  return response.ok ? response.text() : Promise.reject()
}

/** In a separate task, so as not to lengthen the one in which the last script was run. */
const bootstrapLater = ([text]: [string, ...unknown[]]) => setTimeout(bootstrap, 0, text)

/** Gives Next.js its payload and its entry, as its own inline scripts would: late-start/next-contract.ts. */
function bootstrap(text: string): void {
  const end = text.indexOf('\n')
  window.__next_f = [[0], [1, text.slice(end + 1)]]
  window.TURBOPACK?.push(JSON.parse(text.slice(0, end)))
  setTimeout(fail, LONGEST_HYDRATION_MS)
}

/**
 * Animations are paused until then: they would have requested a second frame while the first was being painted
 * (app/globals.css).
 */
function allowAnimations(): void {
  delete dataset.waiting
}

function start(): void {
  allowAnimations()
  if (isStarted) return
  isStarted = true
  Promise.all([ahead ? ahead.catch(fetchPayload) : fetchPayload(), ...chunks.map(fetchScript)] as const).then(
    bootstrapLater,
    fail,
  )
}

/** The response to an interaction that the browser gives by itself comes first. */
function startSoon(): void {
  if (!isStarted) afterNextFrame(start)
}

/** Chromium also dispatches a pointermove, without movement, when a page is laid out anew. */
function onMove({ movementX, movementY }: PointerEvent): void {
  if (movementX || movementY) startSoon()
}

/**
 * A picture may be loaded but not yet painted, and the page counts as idle meanwhile. Lazy pictures are requested
 * only after the first frame.
 */
const afterPaint = (next: () => void) =>
  setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(next)), DRAWING_MS)

let ahead: Promise<string> | undefined

/** Into the browser's cache: a response whose body is not read may be cancelled. */
const fetchChunk = async (name: string) => (await fetch(folder + name, { priority: 'low' })).blob()

/** A visitor who starts the scripts then waits for them to run only. What fails is fetched again then. */
function fetchAhead(): void {
  if (isStarted) return
  ahead = fetchPayload()
  Promise.all([ahead, ...chunks.map(fetchChunk)]).catch(() => undefined)
}

function waitForVisitor(): void {
  allowAnimations()
  // Not before: Chromium dispatches a pointermove when a page is laid out below a pointer that rests, and Lighthouse
  // takes the first layout to depend on the script that it calls.
  if (WAITS_FOR_VISITOR) addEventListener('pointermove', onMove)
  const search = TAKES_SEARCH && document.querySelector<HTMLFormElement>('form[action]')
  if (!search) return
  // The dates may be what a visitor touches first.
  setMinimums(search, new Date())
  if (!('slow' in dataset)) whenIdle(fetchAhead)
}

/** Not with something stored, nor with a search or a plan in the address: they are shown. */
function mayWait(): boolean {
  if (!WAITS_FOR_VISITOR && !('slow' in dataset)) return false
  if ((SAVES_DATA || TAKES_SEARCH) && /[?#]/.test(location.href)) return false
  try {
    return localStorage.length + sessionStorage.length === 0
  } catch {
    return false
  }
}

function whenIdle(next: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: LONGEST_IDLE_WAIT_MS })
  else setTimeout(next, WAIT_AFTER_LOAD_MS)
}

function startWhenIdle(): void {
  if ((WAITS_FOR_VISITOR || SAVES_DATA) && mayWait()) waitForVisitor()
  else whenIdle(start)
}

function startAfterLoad(): void {
  const startLate = () => afterPaint(startWhenIdle)
  if (document.readyState === 'complete') startLate()
  else addEventListener('load', startLate)
}

if (earlyEvents.captured.length + earlyEvents.forms.size > 0) start()
// A prerendered page does not start its scripts: it may never be shown.
if (document.prerendering) document.addEventListener('prerenderingchange', startAfterLoad)
else startAfterLoad()

// In a separate task: React is still running its effects.
document.addEventListener(HYDRATED_EVENT, (event) => {
  const { detail: replay } = event as HydratedEvent
  setTimeout(transition, 0, replay ? State.Hydrated : State.Stopped, replay)
})
