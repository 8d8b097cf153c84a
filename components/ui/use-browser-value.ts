import { useCallback, useSyncExternalStore } from 'react'
import type { Store } from '@/lib/browser/storage'

/** Values that only a browser knows. Until hydration each has the value of the exported HTML. */

const neverChanges = () => () => undefined

/** What stays as it is while the page is open. @param first its value until hydration. */
export const useBrowserValue = <T>(read: () => T, first: T): T =>
  useSyncExternalStore(neverChanges, read, () => first)

/** The value of a store. */
export const useStore = <T>({ subscribe, get, first }: Store<T>): T =>
  useSyncExternalStore(subscribe, get, () => first)

/** Whether a media query matches; false until hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

function subscribeVisible(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the page's tab is visible; true until hydration. */
export const usePageVisible = () =>
  useSyncExternalStore(
    subscribeVisible,
    () => document.visibilityState === 'visible',
    () => true,
  )
