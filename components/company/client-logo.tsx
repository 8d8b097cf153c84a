import { Mark } from '@/components/ui/mark'
import { Picture } from '@/components/ui/picture'
import type { ShownClient } from '@/lib/content/clients'

/** Logos of any shape look alike in size within these. */
const BOX = 'h-auto max-h-11 w-auto max-w-[min(100%,9rem)]'

/** A client's logo in one ink, and in its colours under the pointer; without one, its drawn sign. */
export function ClientLogo({ mark = '', logo }: ShownClient) {
  if (!logo) return <Mark name={mark} className="size-11 text-ink" />
  if (logo.svg)
    // eslint-disable-next-line @next/next/no-img-element -- a drawing has one size
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
