'use client'

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PictureData } from '@/lib/site/pictures'
import { Picture } from './picture'

export type LightboxPicture = { picture: PictureData | undefined; alt: string }

type LightboxProps = {
  title: string
  pictures: LightboxPicture[]
  /** The picture shown first. */
  start?: number
  words: { close: string; previous: string; next: string }
  onClose: () => void
}

const roundButton =
  'grid size-12 cursor-pointer place-items-center rounded-full border border-control bg-surface hover:border-ink'

/** Pictures shown large in a modal dialog: a strip that snaps, so that swiping and arrow keys work by themselves. */
export function Lightbox({ title, pictures, start = 0, words, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
    strip.current?.scrollTo({ left: start * strip.current.clientWidth, behavior: 'instant' })
  }, [start])

  const move = (step: number) => strip.current?.scrollBy({ left: step * strip.current.clientWidth })

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
        <button
          type="button"
          aria-label={words.close}
          className={roundButton}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <ul
        ref={strip}
        tabIndex={0}
        className="mt-4 flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain"
      >
        {pictures.map(({ picture, alt }) => (
          <li key={alt} className="w-full shrink-0 snap-center">
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 1248px) 1150px, 94vw"
              className="max-h-[70dvh] rounded-md object-contain"
            />
            <p className="pt-3 text-sm text-muted">{alt}</p>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex justify-end gap-3">
        <button type="button" aria-label={words.previous} className={roundButton} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden className="size-6" />
        </button>
        <button type="button" aria-label={words.next} className={roundButton} onClick={() => move(1)}>
          <ChevronRight aria-hidden className="size-6" />
        </button>
      </div>
    </dialog>
  )
}
