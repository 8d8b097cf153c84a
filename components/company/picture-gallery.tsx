'use client'

import { useState } from 'react'
import { LazyLightbox } from '@/components/ui/lazy-lightbox'
import type { LightboxPicture } from '@/components/ui/lightbox'
import { Picture } from '@/components/ui/picture'
import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import { island } from '@/late-start/island'

type PictureGalleryProps = {
  title: string
  pictures: (LightboxPicture & { caption: string })[]
  messages: Messages['gallery'] & { close: string }
}

const COLUMNS = 2

/** Pictures in two columns; each opens the lightbox. S10.6. */
function PictureGalleryPart({ title, pictures, messages }: PictureGalleryProps) {
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-12">
        {pictures.map(({ picture, alt, caption }, index) => (
          <li key={alt}>
            <figure>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={interpolate(messages.show, { number: index + 1, alt })}
                onClick={() => setOpened(index)}
                className="group block w-full cursor-zoom-in overflow-hidden rounded-md bg-sunken md:rounded-lg"
              >
                <Picture
                  picture={picture}
                  alt={alt}
                  sizes="(min-width: 1200px) 580px, 47vw"
                  maxWidth={1280}
                  priority={index < COLUMNS}
                  className="aspect-8/5 zoom-on-hover w-full object-cover"
                />
              </button>
              <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <LazyLightbox
          title={title}
          pictures={pictures}
          start={opened}
          messages={messages}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

export const PictureGallery = island('picture-gallery', PictureGalleryPart, { start: 'use' })
