/**
 * Stands inline in the head of every page. Fetches the page's scripts after load, paint and idle time, or on the first
 * sign of a visitor, whichever comes first.
 */
import { ANSWER, type AnswerEvent } from '../client/hydrated-event'
import { holdEvents, State } from './capture-events'
import { trustOwnScripts } from './trusted-scripts'

declare global {
  interface Document {
    /** Not in every browser, nor in TypeScript's own library. */
    prerendering?: boolean
  }
  interface Window {
    /** Where the framework looks for what the server rendered. */
    __next_f?: unknown[]
    /** Where its module system looks for chunks and for what to start with. */
    TURBOPACK?: unknown[]
  }
}

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin']
/** An animation must not keep the page from ever being idle. */
const LONGEST_IDLE_WAIT_MS = 2000
/** For browsers that cannot say when they are idle. */
const WAIT_AFTER_LOAD_MS = 300
/** All scripts are there, and the page still does not answer: one of them has failed. */
const LONGEST_ENTRY_MS = 8000
/** From a frame that the page has finished to the screen. */
const DRAWING_MS = 150

const [folder = '', payload = '', ...chunks] = (document.currentScript?.dataset.start ?? '').split(' ')
trustOwnScripts(folder)
const { dataset } = document.documentElement
dataset.waiting = ''
let isStarted = false

// Before the events are held, or they would not come through.
for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true })
addEventListener('scroll', move, { once: true })
const become = holdEvents()
const giveUp = () => become(State.Failed)

/** The page may do without one that does not come. */
const fetchScript = (name: string) =>
  new Promise((settle) => {
    const script = document.createElement('script')
    script.src = folder + name
    script.onload = settle
    script.onerror = () => settle(giveUp())
    document.head.append(script)
  })

/** A text, not a script: parsing one of its length would keep the page busy. */
async function fetchPayload(): Promise<string> {
  const response = await fetch(folder + payload)
  return response.ok ? response.text() : Promise.reject()
}

/** A task of its own: the last script to come has only just been compiled. */
const enterLater = ([text]: [string, ...unknown[]]) => setTimeout(enter, 0, text)

function enter(text: string): void {
  const end = text.indexOf('\n')
  window.__next_f = [[0], [1, text.slice(end + 1)]]
  window.TURBOPACK?.push(JSON.parse(text.slice(0, end)))
  setTimeout(giveUp, LONGEST_ENTRY_MS)
}

/** What moves would have asked for a second frame while the first was being drawn: app/globals.css. */
function move(): void {
  delete dataset.waiting
}

function start(): void {
  move()
  if (isStarted) return
  isStarted = true
  Promise.all([fetchPayload(), ...chunks.map(fetchScript)] as const).then(enterLater, giveUp)
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

// A page drawn ahead of its visit sends nothing: the visit may never come.
if (document.prerendering) document.addEventListener('prerenderingchange', startAfterLoad)
else startAfterLoad()

// A task of its own: React is still in the middle of its effects.
document.addEventListener(ANSWER, (event) => {
  const { detail: replay } = event as AnswerEvent
  setTimeout(become, 0, replay ? State.Ready : State.Stopped, replay)
})
