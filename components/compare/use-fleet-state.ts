import { useEffect, useRef, useState } from 'react'
import type { FleetRow } from '@/lib/fleet/row'
import { defaultState, type FleetState } from '@/lib/fleet/state'
import { toQuery } from '@/lib/fleet/to-query'

/** Writes the state into the page's address, without a new history entry. */
function writeAddress(state: FleetState) {
  const { pathname, hash } = window.location
  const query = toQuery(state)
  window.history.replaceState(null, '', pathname + (query && `?${query}`) + hash)
}

/**
 * The state of the page, which is kept in its query string: read after hydration and on `popstate`, written on every
 * change. A change before the query string was read takes precedence over it.
 */
export function useFleetState(rows: FleetRow[]) {
  const [state, setState] = useState(defaultState)
  const reading = useRef(0)

  useEffect(() => {
    const counter = reading
    const read = async () => {
      const mine = ++counter.current
      const query = window.location.search
      const next =
        query === '' ? defaultState : (await import('@/lib/fleet/from-query')).fromQuery(query, rows)
      if (mine === counter.current) setState(next)
    }
    // Without the chunk the page keeps its state.
    const tryRead = () => void read().catch(() => undefined)
    if (window.location.search !== '') tryRead()
    window.addEventListener('popstate', tryRead)
    return () => {
      counter.current++
      window.removeEventListener('popstate', tryRead)
    }
  }, [rows])

  const change = (part: Partial<FleetState>) => {
    reading.current++
    const next = { ...state, ...part }
    setState(next)
    writeAddress(next)
  }

  return [state, change] as const
}
