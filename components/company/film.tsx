import { preload } from 'react-dom'
import { ErrorBoundary } from '@/late-start/client/error-boundary'
import type { AboutPage } from '@/lib/content/schema/pages'
import type { Words } from '@/lib/content/words'
import { basePath } from '@/lib/site/env'
import { madePicture } from '@/lib/site/made-picture'
import type { PictureData } from '@/lib/site/pictures'
import { FilmPlayer } from './film-player'

type FilmProps = Omit<AboutPage['film'], 'poster'> & { poster: PictureData | undefined; words: Words['film'] }

/** A film has one poster for every screen: this width is sharp enough on a wide one and light enough on a phone. */
const POSTER_WIDTH = 1280

/** The film with its description; without scripts, with the browser's own controls. */
export function Film({ webm, mp4, poster: picture, label, description, words }: FilmProps) {
  const poster = picture && madePicture(picture, POSTER_WIDTH, 'webp')
  if (poster) preload(poster, { as: 'image', fetchPriority: 'high' })
  const sources = (
    <>
      <source src={basePath + webm} type="video/webm" />
      <source src={basePath + mp4} type="video/mp4" />
    </>
  )
  return (
    <figure className="mx-auto max-w-page md:px-gutter">
      <ErrorBoundary>
        <FilmPlayer label={label} describedBy="film-description" poster={poster} words={words}>
          {sources}
        </FilmPlayer>
      </ErrorBoundary>
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
          {sources}
        </video>
      </noscript>
      <figcaption id="film-description" className="mt-3 max-w-prose px-gutter text-xs text-muted md:px-0">
        {description}
      </figcaption>
    </figure>
  )
}
