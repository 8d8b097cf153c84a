'use client'

import { useRef } from 'react'
import { PauseButton } from '@/components/ui/pause-button'
import type { Messages } from '@/lib/content/schema/messages'
import { useFilm } from './use-film'
import { island } from '@/late-start/island'

type FilmSource = { src: string; type: string }

type FilmPlayerProps = {
  label: string
  describedBy: string
  poster: string | undefined
  sources: FilmSource[]
  messages: Messages['film']
}

/** The film with scripts: it plays automatically while in view, and has a pause button. It is not fetched before. */
function FilmPlayerPart({ label, describedBy, poster, sources, messages }: FilmPlayerProps) {
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
        {sources.map((source) => (
          <source key={source.type} {...source} />
        ))}
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

export const FilmPlayer = island('film-player', FilmPlayerPart, { start: 'view' })
