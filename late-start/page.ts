/**
 * The loader, the same file on every page: starts the islands when they are wanted, and what a page has without them.
 * Without React, so that a page that is only read loads none.
 */
import { afterNextFrame } from '../lib/browser/after-next-frame'
import { storageKeys } from '../lib/browser/storage'
import { repeat } from './repeat'
import type * as Runtime from './runtime'
import type { IslandData } from './slots'
import { trustOwnScripts } from './trusted-scripts'
import { readTyped } from './typed'

/** How far from the viewport an island that moves by itself is started, once a visitor is there. */
const NEAR = '200px'
/** While an animation runs the page might never be idle. */
const LONGEST_IDLE_WAIT_MS = 2000
/** For browsers without requestIdleCallback. */
const WAIT_AFTER_LOAD_MS = 300

const passive = { capture: true, passive: true }

const {
  loader: folder = '',
  islands: dataAddress = '',
  runtime = '',
  ahead = '',
} = document.querySelector<HTMLElement>('script[data-loader]')?.dataset ?? {}
const { early } = window
const all = [...document.querySelectorAll<HTMLElement>('site-island')]
const startingBy = (kind: string) => all.filter(({ dataset: { start } }) => start === kind)

/** Loads once; what has failed is loaded again. */
function once<Result>(load: () => Promise<Result>) {
  let loading: Promise<Result> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
const loadRuntime = once(() => import(/* the build's own file */ runtime) as Promise<typeof Runtime>)
const loadMount = once(async () => (await loadRuntime()).loadMount())
/** What the page's islands receive. */
const loadData = once(async () => (await (await fetch(dataAddress)).json()) as IslandData[])

/** What cannot be rendered keeps what is typed into its forms. */
function keepDrafts(island: HTMLElement): void {
  const forms = island.querySelectorAll<HTMLFormElement>('form[data-draft]')
  if (forms.length > 0)
    loadRuntime()
      .then(({ loadDrafts }) => loadDrafts())
      .then(({ keepDraft }) => forms.forEach(keepDraft), console.error)
}

async function start(island: HTMLElement): Promise<void> {
  const { island: name = '', props } = island.dataset
  try {
    const loadPart = async () => (await loadRuntime()).islands[name]?.()
    const [{ mount }, Part, data] = await Promise.all([loadMount(), loadPart(), loadData()])
    if (!Part) throw new Error(`no island '${name}'`)
    const onFailed = (error: unknown) => {
      console.error(error)
      early.live.delete(island)
      early.dead.add(island)
      early.fail(island)
      keepDrafts(island)
    }
    const mounted = mount(island, Part, data[Number(props)], onFailed)
    early.live.add(island)
    await mounted
    await repeat(island, early.held)
  } catch (error) {
    // A script that does not load is no exception.
    console.error(error)
    early.fail(island)
    // The next use tries again.
    wanted.delete(island)
  }
}

const wanted = new Set<HTMLElement>()
const queue: HTMLElement[] = []
let isRunning = false

/** One island in one task, so that a visitor's next press does not wait for all of them. */
async function run(): Promise<void> {
  if (isRunning) return
  isRunning = true
  for (let island = queue.shift(); island; island = queue.shift()) {
    await start(island)
    await new Promise((next) => setTimeout(next))
  }
  isRunning = false
}

/** @param isUrgent whether a visitor waits for it. */
function want(island: HTMLElement, isUrgent = false): void {
  const at = queue.indexOf(island)
  if (wanted.has(island) && !(isUrgent && at > 0)) return
  if (at >= 0) queue.splice(at, 1)
  wanted.add(island)
  queue.splice(isUrgent ? 0 : queue.length, 0, island)
  void run()
}

const startPage = once(async () => (await loadRuntime()).startPage(early.pressed))

const visit = once(async () => {
  startPage().catch(console.error)
  for (const name of ahead.split(' ').filter(Boolean))
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href: `${folder}islands/${name}`,
      }),
    )
  for (const island of startingBy('visit')) want(island)
  startInView(NEAR)
})

/** Chromium also dispatches a pointermove, without movement, when a page is laid out anew. */
function onVisit({ type, movementX, movementY }: Event & Partial<PointerEvent>): void {
  if (type === 'pointermove' && !movementX && !movementY) return
  allowAnimations()
  // What the browser shows by itself comes first.
  afterNextFrame(() => void visit())
}

function onUse({ target }: Event): void {
  const island = target instanceof Element && target.closest<HTMLElement>('site-island')
  if (island) want(island, true)
}

function restores(island: HTMLElement): boolean {
  const { restores: kinds = '' } = island.dataset
  // The browser restores values after back navigation.
  if (readTyped(island).values.size > 0) return true
  if (kinds.includes('#') && location.hash.length > 1) return true
  if (kinds.includes('?') && location.search) return true
  return storageKeys().some((key) => kinds.split(' ').some((kind) => kind.length > 1 && key.startsWith(kind)))
}

/** An island has no box of its own. Without an observer all start. */
function startInView(rootMargin?: string): void {
  if (!('IntersectionObserver' in window)) return startingBy('view').forEach((island) => want(island))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = isIntersecting && target.closest<HTMLElement>('site-island')
        if (!island) continue
        observer.unobserve(target)
        want(island)
      }
    },
    { rootMargin },
  )
  for (const { firstElementChild } of startingBy('view'))
    if (firstElementChild) observer.observe(firstElementChild)
}

function startRestoring(): void {
  for (const island of all.filter(restores)) want(island)
}

/** They are paused until then: app/globals.css. */
function allowAnimations(): void {
  delete document.documentElement.dataset.waiting
}

function begin(): void {
  allowAnimations()
  // What is in the address and what is stored are shown without a visitor's doing.
  if (location.search || location.hash.length > 1 || storageKeys().length > 0) void visit()
  startRestoring()
  // Such as an enquiry that was sent from this page.
  addEventListener('storage', startRestoring)
  // On a slow connection the rest waits for a visitor.
  if ('slow' in document.documentElement.dataset) return
  startPage().catch(console.error)
  startInView()
}

function whenIdle(next: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: LONGEST_IDLE_WAIT_MS })
  else setTimeout(next, WAIT_AFTER_LOAD_MS)
}

function beginAfterLoad(): void {
  if (document.readyState === 'complete') whenIdle(begin)
  else addEventListener('load', () => whenIdle(begin))
}

trustOwnScripts(folder)
for (const name of ['pointerdown', 'keydown', 'focusin', 'input', 'scroll', 'pointermove'])
  addEventListener(name, onVisit, passive)
for (const name of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'])
  addEventListener(name, onUse, passive)
early.onHeld = (island) => want(island, true)
for (const { island } of [...early.held]) want(island, true)
// A prerendered page may never be shown.
if (document.prerendering) document.addEventListener('prerenderingchange', beginAfterLoad)
else beginAfterLoad()

declare global {
  interface Document {
    /** Not in every browser, nor in TypeScript's own library. */
    prerendering?: boolean
  }
}
