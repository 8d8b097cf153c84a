/**
 * Stands inline in the head of every page. Fetches the page's scripts after load, paint and idle time, or on the first
 * sign of a visitor, whichever comes first.
 */
import { HYDRATED_EVENT, type HydratedEvent } from '../client/hydrated-event'
import { captureEvents, State } from './capture-events'
import { trustOwnScripts } from './trusted-scripts'

declare global {
  interface Document {
    /** Not in every browser, nor in TypeScript's own library. */
    prerendering?: boolean
  }
}

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin']
/** An animation must not keep the page from ever being idle. */
const LONGEST_IDLE_WAIT_MS = 2000
/** For browsers that cannot say when they are idle. */
const WAIT_AFTER_LOAD_MS = 300
/** All scripts are there, and the page is still not hydrated: one of them has failed. */
const LONGEST_HYDRATION_MS = 8000
/** From a frame that the page has finished to the screen. */
const DRAWING_MS = 150

const [folder = '', payload = '', ...chunks] = (document.currentScript?.dataset.start ?? '').split(' ')
trustOwnScripts(folder)
const { dataset } = document.documentElement
dataset.waiting = ''
let isStarted = false

// Before the events are captured: a listener added later would not be called.
for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true })
addEventListener('scroll', allowAnimations, { once: true })
const transition = captureEvents()
const fail = () => transition(State.Failed)

/** The page may do without one that does not come. */
const fetchScript = (name: string) =>
  new Promise((settle) => {
    const script = document.createElement('script')
    script.src = folder + name
    script.onload = settle
    script.onerror = () => settle(fail())
    document.head.append(script)
  })

/** A text, not a script: parsing one of its length would keep the page busy. */
async function fetchPayload(): Promise<string> {
  const response = await fetch(folder + payload)
  return response.ok ? response.text() : Promise.reject()
}

/** A task of its own: the last script to come has only just been compiled. */
const bootstrapLater = ([text]: [string, ...unknown[]]) => setTimeout(bootstrap, 0, text)

/** Hands the framework its payload and what to start with, as its own inline scripts would: late-start/next-contract.ts. */
function bootstrap(text: string): void {
  const end = text.indexOf('\n')
  window.__next_f = [[0], [1, text.slice(end + 1)]]
  window.TURBOPACK?.push(JSON.parse(text.slice(0, end)))
  setTimeout(fail, LONGEST_HYDRATION_MS)
}

/** Animations wait until then: they would have asked for a second frame while the first was being drawn (app/globals.css). */
function allowAnimations(): void {
  delete dataset.waiting
}

function start(): void {
  allowAnimations()
  if (isStarted) return
  isStarted = true
  Promise.all([fetchPayload(), ...chunks.map(fetchScript)] as const).then(bootstrapLater, fail)
}

/**
 * A picture may be loaded and not yet on the screen, and the page is idle while it is drawn. Pictures that are loaded
 * when they come into view are asked for by the first frame only.
 */
const afterPaint = (next: () => void) =>
  setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(next)), DRAWING_MS)

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: LONGEST_IDLE_WAIT_MS })
  else setTimeout(start, WAIT_AFTER_LOAD_MS)
}

function startAfterLoad(): void {
  const startLate = () => afterPaint(startWhenIdle)
  if (document.readyState === 'complete') startLate()
  else addEventListener('load', startLate)
}

// A prerendered page starts nothing: the visit may never come.
if (document.prerendering) document.addEventListener('prerenderingchange', startAfterLoad)
else startAfterLoad()

// A task of its own: React is still in the middle of its effects.
document.addEventListener(HYDRATED_EVENT, (event) => {
  const { detail: replay } = event as HydratedEvent
  setTimeout(transition, 0, replay ? State.Hydrated : State.Stopped, replay)
})
