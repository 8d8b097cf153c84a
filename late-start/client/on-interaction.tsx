'use client'

import { Activity, type ComponentType, lazy, useEffect, useRef, useState } from 'react'
import { capture, CAPTURED_EVENTS, type CapturedEvent } from './captured-event'
import { replay } from './replay'

/** Events that count as an interaction with a component, beside CAPTURED_EVENTS. */
const INTERACTION_EVENTS = ['pointerover', 'focusin']

function LoadedSignal({ onLoaded }: { onLoaded: (isLoaded: true) => void }) {
  useEffect(() => onLoaded(true), [onLoaded])
  return null
}

/**
 * A component that stays server-rendered HTML until the first interaction with it: only then is its code fetched and
 * the HTML hydrated. Events before that are captured and replayed. If the code does not load the HTML stays as it is,
 * and the next interaction tries again.
 * @param load fetches the component.
 * @param isWanted whether to fetch the code without waiting for an interaction.
 */
export function onInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted = () => false,
) {
  let resolveLoaded: (component: ComponentType<Props>) => void
  const loaded = new Promise<ComponentType<Props>>((resolve) => (resolveLoaded = resolve))
  const startLoading = () => void load().then(resolveLoaded, () => undefined)
  const LazyComponent = lazy(async () => ({
    default: await (typeof window === 'undefined' ? load() : loaded),
  }))

  return function Interactive(props: Props) {
    const area = useRef<HTMLDivElement>(null)
    const captured = useRef<CapturedEvent[]>([])
    const [isLoaded, setLoaded] = useState(false)

    useEffect(() => {
      if (isLoaded) return void replay(captured.current.splice(0))
      if (isWanted()) startLoading()
      const listening = new AbortController()
      const onEvent = (event: Event) => {
        if (!(event.target instanceof Node) || !area.current?.contains(event.target)) return
        startLoading()
        if (CAPTURED_EVENTS.includes(event.type)) captured.current.push(capture(event))
      }
      // On the window: React stops events in a boundary that is not hydrated before they get there.
      for (const name of [...INTERACTION_EVENTS, ...CAPTURED_EVENTS])
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
