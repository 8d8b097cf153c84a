import { useEffect, useState } from 'react'

/** A stop that is being dragged, and where it would be dropped: the index among the day's other stops, from 0. */
export type Dragged = { stop: number; day?: number; index?: number }

/** Within this distance of the screen's edge a drag scrolls the page, by this step; in pixels. */
const EDGE = 90
const STEP = 14

const heightOf = (element: Element, share: number) => {
  const { top, height } = element.getBoundingClientRect()
  return top + height * share
}

/** The drop position at a vertical position of the screen: the nearest day, and the number of other stops above. */
function placeAt(y: number, stop: number): Pick<Dragged, 'day' | 'index'> {
  const days = [...document.querySelectorAll<HTMLElement>('[data-day]')]
  const [nearest] = days
    .map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { element, distance: Math.max(top - y, y - bottom, 0) }
    })
    .sort((a, b) => a.distance - b.distance)
  if (!nearest) return {}
  const others = [...nearest.element.querySelectorAll<HTMLElement>('[data-stop]')]
    .filter(({ dataset }) => Number(dataset.stop) !== stop)
    .filter((row) => heightOf(row, 0.5) < y)
  return { day: Number(nearest.element.dataset.day), index: others.length }
}

function scrollAlong(y: number): void {
  if (y < EDGE) window.scrollBy({ top: -STEP, behavior: 'instant' })
  else if (y > window.innerHeight - EDGE) window.scrollBy({ top: STEP, behavior: 'instant' })
}

/**
 * Drags a stop by its handle, by pointer events. Escape cancels.
 * @param onDrop is called with the ids of stop and day, and the index among the day's other stops.
 */
export function useStopDrag(onDrop: (stop: number, day: number, index: number) => void) {
  const [dragged, setDragged] = useState<Dragged>()
  const end = () => setDragged(undefined)
  const isDragging = dragged !== undefined
  useEffect(() => {
    if (!isDragging) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setDragged(undefined)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isDragging])
  const handlers = (stop: number) => ({
    onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ stop })
    },
    onPointerMove: ({ clientY }: React.PointerEvent) => {
      if (dragged?.stop !== stop) return
      scrollAlong(clientY)
      setDragged({ stop, ...placeAt(clientY, stop) })
    },
    onPointerUp: () => {
      end()
      if (dragged?.day !== undefined && dragged.index !== undefined) onDrop(stop, dragged.day, dragged.index)
    },
    onPointerCancel: end,
  })
  return { dragged, handlers }
}

export type DragHandlers = ReturnType<typeof useStopDrag>['handlers']
