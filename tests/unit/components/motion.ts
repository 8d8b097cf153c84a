import { act, fireEvent } from '@testing-library/react'

/** A stub of IntersectionObserver, which jsdom lacks: tests trigger its entries. */
export function stubView() {
  const observers = new Set<FakeObserver>()
  class FakeObserver {
    elements: Element[] = []
    margin: string
    constructor(
      readonly report: (changes: { isIntersecting: boolean }[]) => void,
      { rootMargin = '0px' }: IntersectionObserverInit = {},
    ) {
      this.margin = rootMargin
    }
    observe(element: Element) {
      this.elements.push(element)
      observers.add(this)
    }
    disconnect() {
      observers.delete(this)
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: FakeObserver })

  const report = async (isWanted: (margin: number) => boolean, isIntersecting: boolean) =>
    act(async () => {
      const told = [...observers].filter(({ margin }) => isWanted(parseInt(margin)))
      told.forEach(({ report }) => report([{ isIntersecting }]))
      // Long enough for dynamic imports, too short for any movement.
      if (jest.isMockFunction(setTimeout) || 'clock' in setTimeout) await jest.advanceTimersByTimeAsync(0)
    })
  return {
    /** Everything is near the viewport, but not in it. */
    near: () => report((margin) => margin > 0, true),
    /** Everything is in view. */
    enter: () => report(() => true, true),
    /** Everything has left the viewport, but is still near. */
    leave: () => report((margin) => margin === 0, false),
    /** Everything is far from the viewport. */
    leaveFar: () => report(() => true, false),
  }
}

const REDUCED = '(prefers-reduced-motion: reduce)'
/** With the query for wide screens, which does not match. */
const KNOWN = [REDUCED, '(min-width: 48rem)']

/** Stubs `prefers-reduced-motion`, which can change while the page is open. */
export function stubMotion(isReduced = false) {
  const listeners = new Set<() => void>()
  const state = { isReduced }
  const matchMedia = (query: string) => {
    if (!KNOWN.includes(query)) throw new Error(`This fake does not know ${query}`)
    return {
      get matches() {
        return query === REDUCED && state.isReduced
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }
  }
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia })
  return {
    reduce: (isWanted = true) =>
      act(() => {
        state.isReduced = isWanted
        listeners.forEach((listener) => listener())
      }),
  }
}

/** Hides the tab, or shows it again. */
export function hideTab(isHidden: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  fireEvent(document, new Event('visibilitychange'))
}
