import { useState } from 'react'

/** Widths in pixels of the screens that a preview can be seen on. */
export const PREVIEW_WIDTHS = { phone: 390, desktop: 1440 } as const

type Screen = keyof typeof PREVIEW_WIDTHS

const SCREENS = Object.keys(PREVIEW_WIDTHS) as Screen[]

/**
 * Makes the preview's frame as wide as a screen, so that the page's media queries see that width, and scales it down to
 * its pane. Negative margins keep the pane from growing with it.
 * @returns the scale.
 */
function setWidth(frame: HTMLElement, width: number): number {
  Object.assign(frame.style, { width: '', height: '', margin: '', transform: '' })
  const pane = frame.parentElement
  const room = { width: pane?.clientWidth || width, height: pane?.clientHeight ?? 0 }
  const scale = Math.min(1, room.width / width)
  const height = room.height / scale
  Object.assign(frame.style, {
    width: `${width}px`,
    maxWidth: 'none',
    height: `${height}px`,
    margin: `0 ${Math.min(0, room.width - width)}px ${room.height - height}px 0`,
    transform: `scale(${scale})`,
    transformOrigin: 'top left',
  })
  return scale
}

/** Two buttons above the preview: as on a phone, and as on a desktop. Until one is pressed it has the width of its pane. */
export function PreviewWidth({ frame }: { frame: HTMLElement | null }) {
  const [{ chosen, scale }, setChosen] = useState<{ chosen?: Screen; scale: number }>({ scale: 1 })
  if (!frame) return null
  return (
    <div className="flex gap-4 border-b border-line px-4 py-1 text-sm" style={{ zoom: 1 / scale }}>
      {SCREENS.map((screen) => (
        <button
          key={screen}
          type="button"
          aria-pressed={chosen === screen}
          className="min-h-11 cursor-pointer underline underline-offset-4"
          onClick={() => {
            setChosen({ chosen: screen, scale: setWidth(frame, PREVIEW_WIDTHS[screen]) })
          }}
        >
          {`${screen === 'phone' ? 'Phone' : 'Desktop'}, ${PREVIEW_WIDTHS[screen]} px`}
        </button>
      ))}
    </div>
  )
}
