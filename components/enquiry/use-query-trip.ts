import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { SHOWN_FIRST } from '@/lib/routes/routes'
import { keptSearch } from '@/lib/trip/kept-search'
import type { TripSearch } from '@/lib/trip/trip'

/** The fragment of the offers' address after a search whose enquiry was neither sent nor kept. */
export const UNCONFIRMED = '#unconfirmed'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A search's query string with what this page's address shows first. @param query without its '?'. */
export function withShownFirst(query: string): string {
  const own = new URLSearchParams(window.location.search)
  const first = SHOWN_FIRST.map((name) => [name, own.get(name) ?? '']).filter(([, value]) => value !== '')
  return [query, ...first.map((pair) => new URLSearchParams([pair]).toString())].join('&')
}

/** Keeps in this page's address what it shows first, for a search from it and for coming back to it. */
export function keepShownFirst(shown: Partial<Record<(typeof SHOWN_FIRST)[number], string>>): void {
  const own = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(shown)) {
    if (value) own.set(name, value)
    else own.delete(name)
  }
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}?${own}${hash}`)
}

/** Replaces the trip in this page's address without navigation. @param query without its '?'. */
export function showQuery(query: string): void {
  window.history.replaceState(window.history.state, '', `?${withShownFirst(query)}`)
  listeners.forEach((listener) => listener())
}

/** The query string of the page's address; '' before hydration. */
export const useQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )

/** The trip in a query string, or null while there is none or it has not been parsed yet. */
function useTripOf(query: string): TripSearch | null {
  const [trip, setTrip] = useState<TripSearch | null>(null)
  useEffect(() => {
    if (query === '') return
    let isCurrent = true
    import('@/lib/trip/query')
      .then(({ fromQuery }) => isCurrent && setTrip(fromQuery(query)))
      // Without the chunk the page shows no trip.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [query])
  return trip
}

/** A query string without what the page shows first, so that the trip stays the same object when that changes. */
function tripIn(query: string): string {
  if (query === '') return ''
  const own = new URLSearchParams(query)
  for (const name of SHOWN_FIRST) own.delete(name)
  return `?${own}`
}

/** The trip in the page's address. */
export const useQueryTrip = () => useTripOf(tripIn(useQuery()))

/** The trip of the last search in this tab. */
export const useKeptTrip = () => useTripOf(useBrowserValue(keptSearch, ''))
