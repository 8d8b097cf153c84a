import portraits from './portrait.svg'

/** The views of the drawing. */
const VIEWS = 2

type PortraitProps = { variant: number }

/** Stands for a portrait. A picture of its own: drawn in the page, it would be half of what the section weighs. */
export function Portrait({ variant }: PortraitProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a drawing has one size
    <img
      src={`${portraits.src}#niche-${variant % VIEWS}`}
      alt=""
      width={80}
      height={112}
      loading="lazy"
      className="h-28 w-20 shrink-0"
    />
  )
}
