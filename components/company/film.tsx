import { preload } from 'react-dom'
import type { AboutPage } from '@/lib/content/schema/pages'
import type { Messages } from '@/lib/content/schema/messages'
import { sitePath } from '@/lib/config/env'
import { fallbackVariant } from '@/lib/images/image-variant'
import type { PictureData } from '@/lib/images/pictures'
import { FilmPlayer } from './film-player'

type FilmProps = Omit<AboutPage['film'], 'poster'> & {
  poster: PictureData | undefined
  messages: Messages['film']
}

/** The film with its description; without scripts, with the browser's own controls. */
export function Film({ webm, mp4, poster: picture, label, description, messages }: FilmProps) {
  // A video has one poster, for all browsers.
  const poster = picture && fallbackVariant(picture)
  if (poster) preload(poster, { as: 'image', fetchPriority: 'high' })
  const sources = [
    { src: sitePath + webm, type: 'video/webm' },
    { src: sitePath + mp4, type: 'video/mp4' },
  ]
  return (
    <figure className="mx-auto max-w-page md:px-gutter">
      <FilmPlayer
        label={label}
        describedBy="film-description"
        poster={poster}
        sources={sources}
        messages={messages}
      />
      <noscript>
        <video
          controls
          muted
          loop
          playsInline
          preload="none"
          poster={poster}
          width={1280}
          height={720}
          aria-label={label}
          aria-describedby="film-description"
          className="block aspect-video w-full object-cover md:rounded-lg"
        >
          {sources.map((source) => (
            <source key={source.type} {...source} />
          ))}
        </video>
      </noscript>
      <figcaption id="film-description" className="mt-3 max-w-prose px-gutter text-xs text-muted md:px-0">
        {description}
      </figcaption>
    </figure>
  )
}
