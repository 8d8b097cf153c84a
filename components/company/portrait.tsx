import portraits from './portrait.svg'

/** The views of the drawing. */
const VIEWS = 2

type PortraitProps = { variant: number }

/** Stands for a portrait. Fetched when it comes near: drawn in the page, its paths and colours would come first. */
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
