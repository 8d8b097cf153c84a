import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'
import portraits from './portrait.svg'

/** The number of variants in the drawing. */
const VIEWS = 2

type PortraitProps = { variant: number; shown: ResolvedImage | undefined }

/** The size of the drawing. */
const FRAME = 'h-28 w-20 shrink-0'

/**
 * A portrait, or a drawing as a placeholder. The drawing is a lazy image: inline SVG would add its paths to the HTML.
 */
export function Portrait({ variant, shown }: PortraitProps) {
  if (shown?.picture)
    return (
      <Picture {...shown} sizes="80px" maxWidth={320} className={`${FRAME} rounded-t-full object-cover`} />
    )
  return (
    // eslint-disable-next-line @next/next/no-img-element -- an SVG has no variants
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
