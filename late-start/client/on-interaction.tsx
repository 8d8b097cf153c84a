'use client'

import { Activity, type ComponentType, lazy, useEffect, useRef, useState } from 'react'
import { type Held, HELD_EVENTS, hold } from './captured-event'
import { replay } from './replay'

/** What tells that a visitor turns to a part. */
const SIGNS = ['pointerover', 'focusin']

function Arrival({ onArrival }: { onArrival: (hasArrived: true) => void }) {
  useEffect(() => onArrival(true), [onArrival])
  return null
}

/**
 * A part of a page that stands as the server drew it until a visitor turns to it: only then are its scripts fetched.
 * What is done there before they have come is done again, once. If they do not come the part stays as it is, and the
 * next touch asks for them again.
 * @param load fetches the part.
 * @param isWanted whether it is to be fetched with the page all the same.
 */
export function onInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted = () => false,
) {
  let arrive: (part: ComponentType<Props>) => void
  const arrival = new Promise<ComponentType<Props>>((resolve) => (arrive = resolve))
  const fetchPart = () => void load().then(arrive, () => undefined)
  const Part = lazy(async () => ({ default: await (typeof window === 'undefined' ? load() : arrival) }))

  return function Interactive(props: Props) {
    const area = useRef<HTMLDivElement>(null)
    const held = useRef<Held[]>([])
    const [hasArrived, setArrived] = useState(false)

    useEffect(() => {
      if (hasArrived) return void replay(held.current.splice(0))
      if (isWanted()) fetchPart()
      const listening = new AbortController()
      const onEvent = (event: Event) => {
        if (!(event.target instanceof Node) || !area.current?.contains(event.target)) return
        fetchPart()
        if (HELD_EVENTS.includes(event.type)) held.current.push(hold(event))
      }
      // On the window, since React stops what happens in a part that it has not taken over before it gets there.
      for (const name of [...SIGNS, ...HELD_EVENTS])
        window.addEventListener(name, onEvent, { capture: true, signal: listening.signal })
      return () => listening.abort()
    }, [hasArrived])

    // Not Suspense: what is longer than 12.8 KB React would write into a hidden place, for a script to move.
    return (
      <div ref={area} className="contents">
        <Activity>
          <Part {...props} />
          <Arrival onArrival={setArrived} />
        </Activity>
      </div>
    )
  }
}
