'use client'

import { Activity, type ComponentType, lazy, useEffect, useRef, useState } from 'react'
import { capture, CAPTURED_EVENTS, type CapturedEvent } from './captured-event'
import { type CapturedSubmits, resubmit } from './captured-submits'
import { replay } from './replay'

/** Events that count as an interaction with a component, beside CAPTURED_EVENTS. */
const INTERACTION_EVENTS = ['pointerover', 'focusin']

/** A form without one may show nothing: late-start/client/form-fallback.tsx. */
function showFallback(form: HTMLFormElement): void {
  const fallback = form.querySelector<HTMLElement>('[data-fallback]')
  if (fallback) fallback.hidden = false
}

function LoadedSignal({ onLoaded }: { onLoaded: (isLoaded: true) => void }) {
  useEffect(() => onLoaded(true), [onLoaded])
  return null
}

/**
 * A component that stays server-rendered HTML until the first interaction with it: only then is its code fetched and
 * the HTML hydrated. Events and submits before that are captured and replayed. If the code does not load the HTML stays
 * as it is, a submitted form shows its fallback, and the next interaction tries again.
 * @param load fetches the component.
 * @param isWanted whether to fetch the code without waiting for an interaction.
 */
export function onInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted = () => false,
) {
  let resolveLoaded: (component: ComponentType<Props>) => void
  const loaded = new Promise<ComponentType<Props>>((resolve) => (resolveLoaded = resolve))
  const startLoading = () => load().then(resolveLoaded)
  const LazyComponent = lazy(async () => ({
    default: await (typeof window === 'undefined' ? load() : loaded),
  }))

  return function Interactive(props: Props) {
    const area = useRef<HTMLDivElement>(null)
    const captured = useRef<CapturedEvent[]>([])
    const submits = useRef<CapturedSubmits>(new Map())
    const [isLoaded, setLoaded] = useState(false)

    useEffect(() => {
      if (isLoaded) return void replay(captured.current.splice(0)).then(() => resubmit(submits.current))
      const start = () =>
        void startLoading().catch(() => {
          for (const form of submits.current.keys()) showFallback(form)
        })
      if (isWanted()) start()
      const listening = new AbortController()
      const onEvent = (event: Event) => {
        if (!(event.target instanceof Node) || !area.current?.contains(event.target)) return
        if (event instanceof SubmitEvent) {
          event.preventDefault()
          event.stopImmediatePropagation()
          submits.current.set(event.target as HTMLFormElement, event.submitter)
        } else if (CAPTURED_EVENTS.includes(event.type)) captured.current.push(capture(event))
        start()
      }
      // On the window: React stops events in a boundary that is not hydrated before they get there.
      for (const name of [...INTERACTION_EVENTS, ...CAPTURED_EVENTS, 'submit'])
        window.addEventListener(name, onEvent, { capture: true, signal: listening.signal })
      return () => listening.abort()
    }, [isLoaded])

    // Not Suspense: React moves a boundary longer than SUSPENSE_OUTLINE_BYTES into place by script
    // (late-start/next-contract.ts).
    return (
      <div ref={area} className="contents">
        <Activity>
          <LazyComponent {...props} />
          <LoadedSignal onLoaded={setLoaded} />
        </Activity>
      </div>
    )
  }
}
