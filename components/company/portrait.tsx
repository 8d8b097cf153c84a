import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'
import portraits from './portrait.svg'

/** The views of the drawing. */
const VIEWS = 2

type PortraitProps = { variant: number; shown: ResolvedImage | undefined }

/** Fits the frame of the drawing. */
const FRAME = 'h-28 w-20 shrink-0'

/** A portrait, or a drawing that stands for one. The drawing is fetched when it comes near: drawn in the page, its paths and colours would come first. */
export function Portrait({ variant, shown }: PortraitProps) {
  if (shown?.picture)
    return (
      <Picture {...shown} sizes="80px" maxWidth={320} className={`${FRAME} rounded-t-full object-cover`} />
    )
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a drawing has one size
    <img
      src={`${portraits.src}#niche-${variant % VIEWS}`}
      alt=""
      width={80}
      height={112}
      loading="lazy"
      className={FRAME}
    />
  )
}
