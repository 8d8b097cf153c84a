'use client'

import { useRef } from 'react'
import { PauseButton } from '@/components/ui/pause-button'
import type { Words } from '@/lib/content/words'
import { useFilm } from './use-film'

type FilmPlayerProps = {
  label: string
  describedBy: string
  poster: string | undefined
  /** The film's files, as `source` elements. */
  children: React.ReactNode
  words: Words['film']
}

/** The film as scripts show it: it plays by itself in view, and has a button. Nothing of it is fetched before. */
export function FilmPlayer({ label, describedBy, poster, children, words }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { plays, isWanted, toggle } = useFilm(video)
  return (
    <div data-tone="night" className="noscript:hidden relative overflow-hidden md:rounded-lg">
      <video
        ref={video}
        muted
        loop
        playsInline
        autoPlay={plays}
        preload="none"
        poster={poster}
        width={1280}
        height={720}
        aria-label={label}
        aria-describedby={describedBy}
        className="block aspect-video w-full object-cover"
      >
        {children}
      </video>
      <PauseButton
        isPaused={!isWanted}
        onClick={toggle}
        words={words}
        className="absolute bottom-5 right-5 bg-veil"
      />
    </div>
  )
}
