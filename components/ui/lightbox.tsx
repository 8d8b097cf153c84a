import { ChevronLeft, ChevronRight, X } from 'lucide'
import { useEffect, useRef } from 'react'
import { interpolate, type Message } from '@/lib/format/interpolate'
import type { PictureData } from '@/lib/images/pictures'
import { Picture } from './picture'
import { RoundButton } from './round-button'
import { usePictureKeys } from './use-picture-keys'
import { useStrip } from './use-strip'

export type LightboxPicture = {
  picture: PictureData | undefined
  alt: string
  /** What it is, for everybody to read. */
  note?: string
}

export type LightboxProps = {
  title: string
  pictures: LightboxPicture[]
  /** The picture shown first. */
  start?: number
  messages: { close: string; previous: string; next: string; position: Message }
  onClose: () => void
}

type StepsProps = {
  current: number
  count: number
  show: (index: number) => void
  messages: LightboxProps['messages']
}

/** The number of the shown picture, and the buttons to the previous and next one. */
const Steps = ({ current, count, show, messages }: StepsProps) => (
  <div className="mt-3 flex items-center justify-end gap-3">
    <p aria-live="polite" className="mr-auto font-display text-h4">
      {interpolate(messages.position, { number: current + 1, count })}
    </p>
    <RoundButton
      icon={ChevronLeft}
      aria-label={messages.previous}
      aria-disabled={current === 0}
      onClick={() => show(current - 1)}
    />
    <RoundButton
      icon={ChevronRight}
      aria-label={messages.next}
      aria-disabled={current === count - 1}
      onClick={() => show(current + 1)}
    />
  </div>
)

/**
 * Large pictures in a modal dialog, in a strip with CSS scroll snapping, so that swiping is native. It does not loop:
 * at an end the button is `aria-disabled` and stays focusable, so that the focus is not lost.
 */
export function Lightbox({ title, pictures, start = 0, messages, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  // The dialog opens before the strip scrolls to its picture: a hidden element cannot scroll.
  useEffect(() => dialog.current?.showModal(), [])
  const { current, show } = useStrip(strip, pictures.length, start)

  usePictureKeys(dialog, current, pictures.length - 1, show)

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      closedby="any"
      onClose={onClose}
      data-tone="night"
      className="m-auto w-[min(75rem,100vw-2rem)] max-w-none overflow-hidden rounded-lg p-4 sm:p-6"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-h4">{title}</h2>
        <RoundButton icon={X} aria-label={messages.close} onClick={() => dialog.current?.close()} />
      </div>
      <ul
        ref={strip}
        tabIndex={0}
        className="scrollbar-none mt-4 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth"
      >
        {pictures.map(({ picture, alt, note }) => (
          <li key={alt} className="w-full shrink-0 snap-center snap-always">
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 1248px) 1150px, 94vw"
              // As wide as 70dvh are at 8:5, so that the box has no room beside the picture. In other shapes the placeholder
              // colour would be seen there.
              className="mx-auto max-h-[70dvh] max-w-[min(100%,112dvh)] rounded-md bg-transparent object-contain"
            />
            {note && <p className="pt-3 text-sm font-semibold">{note}</p>}
            <p aria-hidden className="pt-3 text-sm text-muted">
              {alt}
            </p>
          </li>
        ))}
      </ul>
      <Steps current={current} count={pictures.length} show={show} messages={messages} />
    </dialog>
  )
}
