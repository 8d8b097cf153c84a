'use client'

import { useRef } from 'react'
import { PauseButton } from '@/components/ui/pause-button'
import type { Messages } from '@/lib/content/schema/messages'
import { useFilm } from './use-film'

type FilmPlayerProps = {
  label: string
  describedBy: string
  poster: string | undefined
  /** The film's files, as `source` elements. */
  children: React.ReactNode
  messages: Messages['film']
}

/** The film with scripts: it plays automatically while in view, and has a pause button. It is not fetched before. */
export function FilmPlayer({ label, describedBy, poster, children, messages }: FilmPlayerProps) {
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
        messages={messages}
        className="absolute bottom-5 right-5 bg-veil"
      />
    </div>
  )
}
