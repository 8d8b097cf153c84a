import { Picture } from '@/components/ui/picture'
import type { ShownClient } from '@/lib/content/clients'

/** Limits within which logos of any aspect ratio look equally large. */
const BOX = 'h-auto max-h-11 w-auto max-w-[min(100%,9rem)]'

/** A client's logo in one colour, and in its own colours on hover. Without one the client is its name. */
export function ClientLogo({ logo }: ShownClient) {
  if (!logo) return
  if (logo.svg)
    // eslint-disable-next-line @next/next/no-img-element -- an SVG has no variants
    return <img src={logo.svg} alt="" loading="lazy" className={`one-ink ${BOX}`} />
  if (!logo.picture) return <Picture picture={undefined} alt="" sizes="" className="w-18 h-11 rounded-sm" />
  return (
    <Picture
      picture={logo.picture}
      alt=""
      sizes="144px"
      maxWidth={320}
      className={`${logo.picture.shade ? 'one-ink-opaque' : 'one-ink'} ${BOX}`}
    />
  )
}
