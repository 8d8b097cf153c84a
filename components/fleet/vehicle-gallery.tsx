'use client'

import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { LazyLightbox } from '@/components/ui/lazy-lightbox'
import type { LightboxPicture } from '@/components/ui/lightbox'
import { Picture } from '@/components/ui/picture'
import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import { EXTERIOR_VIEWS } from '@/lib/images/exterior-views'
import { island } from '@/late-start/island'

type VehicleGalleryProps = {
  vehicle: string
  pictures: LightboxPicture[]
  messages: Messages['gallery'] & { close: string }
}

type ThumbnailsProps = Pick<VehicleGalleryProps, 'pictures' | 'messages'> & {
  shown: number
  onShow: (index: number) => void
}

const Thumbnails = ({ pictures, shown, onShow, messages }: ThumbnailsProps) => (
  <ul className="mt-3 grid grid-cols-3 gap-3">
    {pictures.slice(0, EXTERIOR_VIEWS).map(({ picture, alt }, index) => (
      <li key={alt}>
        <button
          type="button"
          aria-label={interpolate(messages.show, { number: index + 1, alt })}
          aria-pressed={index === shown}
          onClick={() => onShow(index)}
          className={classNames(
            'aspect-8/5 block min-h-11 w-full cursor-pointer overflow-hidden rounded-md border-2 bg-sunken',
            index === shown ? 'border-action' : 'border-transparent hover:border-control',
          )}
        >
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 1200px) 240px, (min-width: 1024px) 16vw, 31vw"
            maxWidth={640}
            className="size-full object-cover"
          />
        </button>
      </li>
    ))}
  </ul>
)

/** The main picture, and the three thumbnails that select it (S5.3). The enlarged view shows the cabin, too. */
function VehicleGalleryPart({ vehicle, pictures, messages }: VehicleGalleryProps) {
  const [shown, setShown] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const main = pictures[shown] ?? pictures[0]
  if (!main) return null
  return (
    <div>
      <button
        type="button"
        aria-label={messages.enlarge}
        onClick={() => setEnlarged(true)}
        className="aspect-8/5 block w-full cursor-zoom-in overflow-hidden rounded-lg bg-sunken"
      >
        <Picture
          key={main.alt}
          picture={main.picture}
          alt={main.alt}
          sizes="(min-width: 1200px) 688px, (min-width: 1024px) 60vw, 94vw"
          priority={shown === 0}
          className="size-full object-cover"
        />
      </button>
      {main.note && <p className="mt-2 text-sm text-muted">{main.note}</p>}
      <Thumbnails pictures={pictures} shown={shown} onShow={setShown} messages={messages} />
      {enlarged && (
        <LazyLightbox
          title={vehicle}
          pictures={pictures}
          start={shown}
          messages={messages}
          onClose={() => setEnlarged(false)}
        />
      )}
    </div>
  )
}

export const VehicleGallery = island('vehicle-gallery', VehicleGalleryPart)
