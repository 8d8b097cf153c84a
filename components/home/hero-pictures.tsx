import { Pause, Play } from 'lucide'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { ArtDirectedPicture } from '@/components/ui/art-directed-picture'
import type { ResolvedImage } from '@/lib/content/images'

type HeroPicturesProps = { pictures: ResolvedImage[]; pauseLabel: string }

/**
 * Pictures that cross-fade by CSS animations; a checkbox pauses them, by a CSS selector. On a phone they end where
 * the search form begins.
 */
export function HeroPictures({ pictures, pauseLabel }: HeroPicturesProps) {
  return (
    <>
      <div className="absolute inset-x-0 bottom-36 top-0 -z-10 md:bottom-0">
        {pictures.map(({ picture, portrait, alt }, index) => (
          <div key={alt} className="cross-fade-picture absolute inset-0">
            <ArtDirectedPicture
              picture={picture}
              portrait={portrait}
              alt={alt}
              sizes="100vw"
              priority={index === 0}
              // The vehicles are at the right, the text at the left.
              className={classNames('size-full object-cover', !picture?.focus && 'md:object-right')}
            />
          </div>
        ))}
        <div className="absolute inset-0 bg-hero-shade md:bg-hero-wide-shade" />
      </div>
      <div className="absolute inset-x-0 top-0 -z-10 h-40 bg-header-shade" />
      <label className="has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus in-data-slow:hidden absolute right-5 top-[calc(var(--header-height)+0.5rem)] z-10 grid size-11 cursor-pointer place-items-center rounded-full border border-control bg-veil motion-reduce:hidden">
        <input type="checkbox" data-pause aria-label={pauseLabel} className="peer sr-only" />
        <Icon of={Pause} className="size-5 peer-checked:hidden" />
        <Icon of={Play} className="hidden size-5 peer-checked:block" />
      </label>
    </>
  )
}
