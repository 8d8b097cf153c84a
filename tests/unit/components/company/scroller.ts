import { act, fireEvent } from '@testing-library/react'

type Size = { scrollWidth?: number; clientWidth?: number }

/**
 * Gives an element a width and a scroll position, which jsdom lacks: it scrolls at once, within its bounds, and
 * dispatches a scroll event.
 */
export function makeScroller(element: HTMLElement, { scrollWidth = 4000, clientWidth = 1000 }: Size = {}) {
  const moves: ScrollToOptions[] = []
  let left = 0
  const go = (to: number) =>
    act(() => {
      left = Math.min(Math.max(to, 0), scrollWidth - clientWidth)
      fireEvent.scroll(element)
    })
  Object.defineProperties(element, {
    scrollWidth: { configurable: true, value: scrollWidth },
    clientWidth: { configurable: true, value: clientWidth },
    scrollLeft: { configurable: true, get: () => left },
    scrollTo: {
      configurable: true,
      value: (move: ScrollToOptions) => {
        moves.push(move)
        go(move.left ?? 0)
      },
    },
    scrollBy: {
      configurable: true,
      value: (move: ScrollToOptions) => {
        moves.push(move)
        go(left + (move.left ?? 0))
      },
    },
  })
  go(0)
  return { moves, go, left: () => left }
}
